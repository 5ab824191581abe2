/** Levels and durations of programmes. Pure. */
import {
  type durationFormats,
  type durationUnits,
  type Level,
  levels,
} from '../../../content-model/enumerations';

export { type Level, levels, type Rhythm, rhythms } from '../../../content-model/enumerations';

/** From one to the other, upwards; a conversion may lead to a lower level than it requires. */
export function levelsBetween(one: number, other: number): Level[] {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  return levels.filter((level) => level >= low && level <= high);
}

export interface Duration {
  format: (typeof durationFormats)[number];
  value: number;
  unit: (typeof durationUnits)[number];
}
