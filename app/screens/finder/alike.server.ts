/** Spellings to try instead, each of which finds a programme. */
import { wordsAlike } from '~/screens/search/search.server';
import { SearchNotReady } from '~/search/site-search.server';
import type { RankProgrammes } from './rank.server';

/** @param text what found nothing; empty when nothing was typed */
export async function spellingsThatFind(text: string, rank: RankProgrammes): Promise<string[]> {
  if (text === '') return [];
  try {
    const words = await wordsAlike(text);
    const found = await Promise.all(words.map(rank));
    return words.filter((_, at) => (found[at]?.length ?? 0) > 0);
  } catch (error) {
    if (error instanceof SearchNotReady) return [];
    throw error;
  }
}
