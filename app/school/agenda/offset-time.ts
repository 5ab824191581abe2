/** Moments as schema.org wants them: the hour on the spot with its distance from UTC. Pure. */
import { TZDate } from '@date-fns/tz';
import { isDay } from '~/site/format';
import type { Zone } from '~/site/zones';

/** `2026-12-12T10:00:00+01:00`; a day without an hour stays one. */
export function offsetTime(iso: string, zone: Zone): string | undefined {
  if (iso === '') return undefined;
  if (isDay(iso)) return iso;
  return new TZDate(iso, zone).toISOString().replace(/\.\d{3}/, '');
}
