import type { Programme } from '~/school/programmes/programmes.server';

/** Hours of teaching in all; null if those of one subject are unknown, because a sum of the others would mislead. */
export function totalHours(curriculum: Programme['curriculum']): number | null {
  if (curriculum.some(({ hours }) => hours === null)) return null;
  return curriculum.reduce((sum, { hours }) => sum + (hours ?? 0), 0);
}
