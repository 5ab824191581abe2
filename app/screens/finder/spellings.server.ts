/** Other spellings of the typed words, each with its number of results with the other criteria. */
import type { Vicinity } from '~/school/campuses/nearest/vicinity';
import { wordsAlike } from '~/screens/search/search.server';
import { SearchNotReady } from '~/search/site-search.server';
import { countMatches } from './facet-engine';
import type { FinderData } from './find-programmes.server';
import type { FinderIndex } from './finder-index';
import { entriesWithin } from './place-entries';
import { entriesMatching, type RankProgrammes } from './rank.server';

export interface Spelling {
  word: string;
  /** Never zero. */
  count: number;
}

/**
 * @param index with the place of the question
 * @param findSimilarWords finds the site's words that resemble a text; throws `SearchNotReady` while there is no index of them
 */
export async function spellingsWithResults(
  { text, chosen }: Pick<FinderData['state'], 'text' | 'chosen'>,
  { vicinity = null, ...index }: Pick<FinderIndex, 'bySlug'> & { vicinity?: Vicinity | null },
  rank: RankProgrammes,
  findSimilarWords: (text: string) => Promise<string[]> = wordsAlike,
): Promise<Spelling[]> {
  if (text === '') return [];
  const words = await findSimilarWords(text).catch(noneIfNotReady);
  const counted = words.map(async (word) => {
    const entries = await entriesMatching(index, word, rank);
    return { word, count: countMatches(entriesWithin(entries, vicinity), chosen) };
  });
  return (await Promise.all(counted)).filter(({ count }) => count > 0);
}

function noneIfNotReady(error: unknown): string[] {
  if (error instanceof SearchNotReady) return [];
  throw error;
}
