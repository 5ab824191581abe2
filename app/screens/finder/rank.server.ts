/** Connects the finder with the site's search. */
import { searchProgrammes } from '~/screens/search/search.server';
import { SearchNotReady } from '~/search/site-search.server';
import type { FinderEntry, FinderIndex } from './finder-index';
import { plainRank } from './plain-rank';

/** Slugs of the programmes that match a text, the most relevant first. */
export type RankProgrammes = (text: string) => Promise<readonly string[]>;

/** The programmes that match a text, the most relevant first. */
export async function entriesMatching(
  { bySlug }: Pick<FinderIndex, 'bySlug'>,
  text: string,
  rank: RankProgrammes,
): Promise<FinderEntry[]> {
  return (await rank(text)).flatMap((slug) => bySlug.get(slug) ?? []);
}

/** Ranks without a search index. */
export function plainRanking({ orders }: FinderIndex): RankProgrammes {
  return async (text) => plainRank(orders.name, text);
}

/**
 * Ranks by the site's search, or by `plainRank` until its index is ready.
 *
 * @param search throws `SearchNotReady` then
 */
export function siteRanking(index: FinderIndex, search: RankProgrammes = searchProgrammes): RankProgrammes {
  const plainly = plainRanking(index);
  return async (text) => {
    try {
      return await search(text);
    } catch (error) {
      if (error instanceof SearchNotReady) return plainly(text);
      throw error;
    }
  };
}
