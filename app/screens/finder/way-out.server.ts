/** Loads suggestions if the finder found nothing. */
import type { CampusSummary } from '~/school/campuses/campuses.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import { spellingsThatFind } from './alike.server';
import type { FinderData } from './finder.server';
import type { FinderIndex } from './finder-index';
import type { RankProgrammes } from './rank.server';
import { type WayOut, wayOut } from './way-out';

export async function findWayOut(
  services: Parameters<typeof settingsOrFallback>[0],
  found: FinderData,
  campuses: readonly CampusSummary[],
  { index, rank }: { index: FinderIndex; rank: RankProgrammes },
): Promise<WayOut> {
  const [alike, { school }] = await Promise.all([
    spellingsThatFind(found.state, index, rank),
    settingsOrFallback(services),
  ]);
  return wayOut(found, campuses, alike, school.phone);
}
