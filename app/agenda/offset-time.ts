/** Moments as schema.org wants them: the hour on the spot with its distance from UTC. Pure. */
import { dateFormat, isDay } from '~/site/format';
import type { Zone } from '~/site/zones';

/** `2026-12-12T10:00:00+01:00`; a day without an hour stays one. */
export function offsetTime(iso: string, zone: Zone): string {
  if (isDay(iso)) return iso;
  const moment = new Date(iso);
  const parts = dateFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}${offset}`;
}
