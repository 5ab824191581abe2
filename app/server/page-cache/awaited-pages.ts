/** Publications, and the pages on which an editor looks for one: they wait for their fresh version. Pure. */
import type { ContentChange } from '~/content/content-change';

/** Home page, site plan and sitemaps, which show or list entries of every collection. */
const overviewPage = /^\/(?:en|plan|sitemaps\/.*)?$/;

/**
 * The page of the changed entry, with its calendar and data; the lists of its collection, with their feeds; the home page,
 * plan and sitemaps. Every page for what is on every page (menus, labels, settings), and if it is unknown what has changed.
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
  const entryIn = (path: string) => path.slice(path.lastIndexOf('/') + 1).split('.', 1)[0] ?? '';
  return (path) =>
    overviewPage.test(path) || (list !== undefined && isList(path)) || names.includes(entryIn(path));
}

/** Publications whose pages are waited for. */
const maxPublications = 100;

export interface Publications {
  /** Publications until now. */
  readonly count: number;
  note(change: ContentChange): void;
  /** Whether an editor looks at a page for a publication after its render. @param countAtRender publications until then */
  isAwaited(path: string, countAtRender: number): boolean;
}

export function createPublications(): Publications {
  const recent: { number: number; isAwaited: (path: string) => boolean }[] = [];
  let count = 0;
  return {
    get count() {
      return count;
    },
    note(change) {
      count += 1;
      recent.push({ number: count, isAwaited: awaitedPages(change) });
      if (recent.length > maxPublications) recent.shift();
    },
    isAwaited: (path, countAtRender) =>
      recent.some(({ number, isAwaited }) => number > countAtRender && isAwaited(path)),
  };
}
