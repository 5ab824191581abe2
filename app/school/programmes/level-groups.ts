/** Puts programmes in the order of the school's levels. Pure. */
import { type Level, levels } from './levels';

/** Programmes by the level they lead to, lowest first, their own order kept; no empty group. */
export function byExitLevel<P extends { exitLevel: Level }>(
  programmes: readonly P[],
): { level: Level; programmes: P[] }[] {
  return levels
    .map((level) => ({ level, programmes: programmes.filter(({ exitLevel }) => exitLevel === level) }))
    .filter((group) => group.programmes.length > 0);
}
