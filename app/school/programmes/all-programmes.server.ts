/** Every programme of the school. */
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { listEvery } from '~/content/lists.server';
import { compareLevels, isOfLevel } from './level-groups';
import type { Rhythm } from './levels';
import { byLevel, type ProgrammeSummary, programmeSummary } from './programmes.server';

/**
 * All programmes, by level then title. The same array while the content does not change, so that derived values can
 * be cached by it.
 *
 * @throws {ContentError}
 */
export function listAllProgrammes(content: ContentClient): Promise<readonly ProgrammeSummary[]> {
  const query = { ...askFor(programmeSummary), sort: byLevel };
  return listEvery(content, '/programmes', programmeSummary, query);
}

interface ProgrammeChoice {
  /** Sector slug. */
  sector?: string | undefined;
  /** Level after the programme, 0 to 5. */
  level?: number | undefined;
  slugs: readonly string[];
  rhythm?: Rhythm | undefined;
}

/**
 * The first programmes of a choice, by level, short courses last. Chosen here: rhythms are a list of strings, which a
 * database cannot be asked about (PostgreSQL refuses it), nor does its order know short courses.
 */
export async function listProgrammesFor(
  content: ContentClient,
  { slugs, sector, level, rhythm }: ProgrammeChoice,
  limit: number,
): Promise<ProgrammeSummary[]> {
  const programmes = await listAllProgrammes(content);
  const chosen = programmes.filter(
    (programme) =>
      // Short courses are called periodic too and are not alternance: see `displayRhythm`.
      (rhythm === undefined || programme.rhythms.includes(rhythm)) &&
      (slugs.length === 0 || slugs.includes(programme.slug)) &&
      (sector === undefined || programme.sector?.slug === sector) &&
      (level === undefined || isOfLevel(programme, level)),
  );
  return chosen.toSorted(compareLevels).slice(0, limit);
}
