import type { Programme } from '~/school/programmes/programmes.server';

/**
 * Hours of teaching in all. Null if those of one subject are unknown: a sum that leaves some out would mislead. Content
 * with a subject of 0 hours is read as one whose hours are unknown.
 */
export function totalHours(curriculum: Programme['curriculum']): number | null {
  if (curriculum.some(({ hours }) => hours === null)) return null;
  return curriculum.reduce((sum, { hours }) => sum + (hours ?? 0), 0);
}
