/** Moments as schema.org wants them: the hour on the spot with its distance from UTC. Pure. */
import { isDay } from '~/site/format';
import type { Zone } from '~/site/zones';
import { clockParts } from './clock-parts';

/** `2026-12-12T10:00:00+01:00`; a day without an hour stays one. */
export function offsetTime(iso: string, zone: Zone): string {
  if (isDay(iso)) return iso;
  const { year, month, day, hour, minute, second, offset } = clockParts(new Date(iso), zone);
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`;
}
