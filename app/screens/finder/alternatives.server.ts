/** Loads suggestions if the finder found nothing. */
import type { CampusSummary } from '~/school/campuses/campuses.server';
import type { Vicinity } from '~/school/campuses/nearest/vicinity';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import { type Alternatives, composeAlternatives } from './alternatives';
import type { FinderData } from './find-programmes.server';
import type { FinderIndex } from './finder-index';
import type { RankProgrammes } from './rank.server';
import { spellingsWithResults } from './spellings.server';

export async function findAlternatives(
  services: Parameters<typeof settingsOrFallback>[0],
  found: FinderData,
  campuses: readonly CampusSummary[],
  { index, rank, vicinity }: { index: FinderIndex; rank: RankProgrammes; vicinity: Vicinity | null },
): Promise<Alternatives> {
  const [spellings, { school }] = await Promise.all([
    spellingsWithResults(found.state, { ...index, vicinity }, rank),
    settingsOrFallback(services),
  ]);
  return composeAlternatives(found, campuses, spellings, school.phone);
}
