/** Groups programmes by the school's levels. Pure. */
import type { Labels } from '~/site/labels';
import { type Duration, type Level, levels } from './levels';

interface LevelItem {
  exitLevel: Level | null;
  duration: Pick<Duration, 'format'> | null;
}

/** A level, or the short courses, which are separate from diplomas. */
export type LevelGroupName = Level | 'short' | 'other';

/** Programmes without a level come last. */
const groupNames: readonly LevelGroupName[] = [...levels, 'short', 'other'];

const groupOf = ({ exitLevel, duration }: LevelItem): LevelGroupName =>
  duration?.format === 'short' ? 'short' : (exitLevel ?? 'other');

/** Whether a programme counts among those of a level; a short course counts among none. */
export function isOfLevel(programme: LevelItem, level: number): boolean {
  return groupOf(programme) === level;
}

/** Compares by the level programmes lead to, lowest first; short courses last. */
export function compareLevels(a: LevelItem, b: LevelItem): number {
  return groupNames.indexOf(groupOf(a)) - groupNames.indexOf(groupOf(b));
}

/** The nearest to a level first, of equally near ones the lower; short courses last. */
export function nearestLevelFirst<P extends LevelItem>(programmes: readonly P[], level: Level | null): P[] {
  const distance = (programme: P) => {
    const group = groupOf(programme);
    if (typeof group !== 'number') return levels.length + groupNames.indexOf(group);
    return level === null ? 0 : Math.abs(group - level);
  };
  return programmes.toSorted(compareLevels).sort((a, b) => distance(a) - distance(b));
}

/** Programmes by the level they lead to, in the same order, their own order kept; no empty group. */
export function levelGroups<P extends LevelItem>(
  programmes: readonly P[],
): { name: LevelGroupName; programmes: P[] }[] {
  return groupNames
    .map((name) => ({ name, programmes: programmes.filter((programme) => groupOf(programme) === name) }))
    .filter((group) => group.programmes.length > 0);
}

export function levelGroupTitle(name: LevelGroupName, t: Labels): string {
  return t(`programmes.list.exit.${name}`);
}

/** Id of the group on a page, for links to it. */
export function levelGroupId(name: LevelGroupName): string {
  if (name === 'short') return 'formations-courtes';
  return name === 'other' ? 'autres-formations' : `niveau-${name}`;
}
