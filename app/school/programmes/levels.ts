/** The school's scale of levels, 0 (Bac) to 5 (Bac+5) (specification §3). */
export const levels = [0, 1, 2, 3, 4, 5] as const;
export type Level = (typeof levels)[number];

/** From one to the other, upwards; a conversion may lead to a lower level than it asks for. */
export function levelsBetween(one: number, other: number): Level[] {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  return levels.filter((level) => level >= low && level <= high);
}

export const rhythms = ['fulltime', 'periodic'] as const;
export type Rhythm = (typeof rhythms)[number];

export interface Duration {
  format: 'long' | 'short';
  value: number;
  unit: 'years' | 'months' | 'hours';
}
