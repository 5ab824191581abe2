/** Searching the site, for loaders. */
import { services } from '~/services.server';
import type { Kind } from './document';
import { search } from './search';

const programmesOnly: ReadonlySet<Kind> = new Set(['programme']);

/**
 * Slugs of the programmes a visitor may mean, the most relevant first; none for a query without a word
 * that says something.
 *
 * @throws {SearchNotReady} when the process has only just started
 */
export async function searchProgrammes(query: string): Promise<string[]> {
  const index = await services().search.index();
  return search(index, query, programmesOnly).hits.map(({ document }) =>
    document.href.slice(document.href.lastIndexOf('/') + 1),
  );
}
