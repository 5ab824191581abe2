/** Searching the site, for loaders. */

import type { DocumentKind } from '~/search/document';
import { answerSearch, type ResultsPage } from '~/search/results';
import { search } from '~/search/search';
import type { SearchRequest } from '~/search/search-address';
import { similarWords } from '~/search/similar-words';
import { type Suggestion, suggest } from '~/search/suggest';
import { services } from '~/services/services.server';

const programmesOnly: ReadonlySet<DocumentKind> = new Set(['programme']);

/**
 * Slugs of the possible programmes, the most relevant first; none for a query of only common words.
 *
 * @throws {SearchNotReady} when the process has only just started
 */
export async function searchProgrammes(query: string): Promise<string[]> {
  const index = await services().search.index();
  return search(index, query, programmesOnly).hits.map(({ document }) =>
    document.href.slice(document.href.lastIndexOf('/') + 1),
  );
}

/**
 * The site's results, grouped by kind, with marked words.
 *
 * @returns null if there is no such page of results
 * @throws {SearchNotReady}
 */
export async function searchSite(
  query: string,
  { kind = null, page = 1 }: { kind?: SearchRequest['kind']; page?: number } = {},
): Promise<(ResultsPage & { alike: string[] }) | null> {
  const index = await services().search.index();
  const answer = answerSearch(index, { query, kind }, page);
  return answer && { ...answer, alike: answer.total === 0 ? similarWords(index, query) : [] };
}

/** Words of the site similar to those of a query. @throws {SearchNotReady} */
export async function wordsAlike(query: string): Promise<string[]> {
  return similarWords(await services().search.index(), query);
}

/** @throws {SearchNotReady} */
export async function suggestPages(query: string): Promise<Suggestion[]> {
  return suggest(await services().search.index(), query);
}
