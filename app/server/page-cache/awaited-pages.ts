/** The pages on which an editor looks for a change: they wait for their fresh version. Pure. */
import type { ContentChange } from '~/content/questions/content-use.server';

/** Names in addresses that are not the entry's: the home page in both languages. */
const homes = ['/', '/en'];

/**
 * The entry's own page, with its calendar and data; the lists of its collection, with their feeds; the home page.
 *
 * @returns whether a page, by its path, is one of them
 */
export function awaitedPages({ names, of, urgent }: ContentChange): (path: string) => boolean {
  if (!urgent) return () => false;
  const list = of?.below;
  const isList = (path: string) =>
    path === list || path.startsWith(`${list}.`) || path.startsWith(`${list}/page/`);
  const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1).split('.', 1)[0] ?? '';
  return (path) =>
    homes.includes(path) || (list !== undefined && isList(path)) || names.includes(nameIn(path));
}
