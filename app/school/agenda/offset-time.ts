/** Moments in schema.org's form: the local time with its offset from UTC. Pure. */
import { dayAfter, dayOf } from '../../../content-model/rules/event-times';

/** `2026-12-12T10:00:00+01:00`; a day without an hour stays one. Readers of schema.org know no hour 24. */
export function offsetTime(time: string): string | undefined {
  if (time === '') return undefined;
  return time.includes('T24:') ? dayAfter(dayOf(time)) + time.slice(10).replace('T24:', 'T00:') : time;
}
