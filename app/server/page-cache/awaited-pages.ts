/** The pages on which an editor looks for a change: they wait for their fresh version. Pure. */
import type { ContentChange } from '~/content/content-use.server';

/** Home page, site plan and sitemaps, which show or list entries of every collection. */
const general = /^\/(?:en|plan|sitemaps\/.*)?$/;

/**
 * The entry's own page, with its calendar and data; the lists of its collection, with their feeds; the home page, plan
 * and sitemaps. Every page for what is on every page (menus, labels, settings), and if nobody knows what has changed.
 *
 * @returns whether a page, by its path, is one of them
 */
export function awaitedPages({ names, knownCollection, urgent }: ContentChange): (path: string) => boolean {
  if (!urgent) return () => false;
  if (knownCollection === undefined || names.length === 0 || knownCollection.shownOn === '/')
    return () => true;
  const list = knownCollection.below;
  const isList = (path: string) =>
    path === list || path.startsWith(`${list}.`) || path.startsWith(`${list}/page/`);
  const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1).split('.', 1)[0] ?? '';
  return (path) => general.test(path) || (list !== undefined && isList(path)) || names.includes(nameIn(path));
}
