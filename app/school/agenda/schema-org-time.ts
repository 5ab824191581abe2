/** Moments in schema.org's form: the local time with its offset from UTC. Pure. */
import { dayAfter, dayOf } from '../../../content-model/rules/event-times';

/** `2026-12-12T10:00:00+01:00`; a day without an hour stays one. */
export function schemaOrgTime(time: string): string | undefined {
  if (time === '') return undefined;
  const endsAtMidnight = time.includes('T24:');
  // Midnight at the end of a day is hour 0 of the next; schema.org knows no hour 24.
  return endsAtMidnight ? dayAfter(dayOf(time)) + time.slice(10).replace('T24:', 'T00:') : time;
}
