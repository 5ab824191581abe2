/** Levels and durations of programmes. Pure. */
import {
  type durationFormats,
  type durationUnits,
  type Level,
  levels,
} from '../../../content-model/enumerations';

export { type Level, levels };

/** What one needs to enter a programme; `troisieme` is the last year of the collège. */
export const entryLevels = ['none', 'troisieme', ...levels] as const;
export type EntryLevel = (typeof entryLevels)[number];

export interface Duration {
  format: (typeof durationFormats)[number];
  value: number;
  unit: (typeof durationUnits)[number];
}

export interface LevelledProgramme {
  entryLevel: Level | null;
  exitLevel: Level | null;
  duration: Pick<Duration, 'format'> | null;
}

/**
 * What one needs to enter a programme. On the school's scale, which begins with the Bac, a bac pro starts where it ends,
 * and so does a course of some days that asks for nothing.
 */
export function entryOf({ entryLevel, exitLevel, duration }: LevelledProgramme): EntryLevel | null {
  if (entryLevel !== 0) return entryLevel;
  if (duration?.format === 'short') return 'none';
  return exitLevel === 0 ? 'troisieme' : 0;
}

/** Whether a programme is open to everybody who may enter the other. */
export function opensToEntrantsOf(programme: LevelledProgramme, other: LevelledProgramme): boolean {
  return entryRank(programme) <= entryRank(other);
}

function entryRank(programme: LevelledProgramme): number {
  const entry = entryOf(programme);
  return entry === null ? 0 : entryLevels.indexOf(entry);
}

/** Both levels and those between, upwards; a conversion may lead to a lower level than it requires. */
export function levelsBetween(entry: number, exit: number): Level[] {
  const [low, high] = [Math.min(entry, exit), Math.max(entry, exit)];
  return levels.filter((level) => level >= low && level <= high);
}
