/** The seam between the finder and the site's search. */
import type { FinderIndex } from './finder-index';
import { plainRank } from './plain-rank';

/** Slugs of the programmes a visitor may mean by a text, the most relevant first. */
export type RankProgrammes = (text: string) => Promise<readonly string[]>;

/** Ranks without an index. */
export function plainRanking({ orders }: FinderIndex): RankProgrammes {
  return async (text) => plainRank(orders.name, text);
}
