/** From when and until when visitors see an entry. Pure: the time is passed in. */
import type { Visibility } from '../places';
import { isWireDate, onTheSpot } from '../values/wire-date';
import { schoolZone } from '../values/zones';
import { isDay } from './calendar-day';
import { dayAfter } from './event-times';

type Entry = Readonly<Record<string, unknown>>;

/**
 * Whether visitors see an entry. A value that is not a date does not hide it.
 * @param now milliseconds since the epoch
 */
export function isOut(entry: Entry, visibility: Visibility, now: number): boolean {
  const { begins, ends } = visibleSpan(entry, visibility);
  return (begins ?? now) <= now && now < (ends ?? Number.POSITIVE_INFINITY);
}

/** When an entry next comes out or goes, in milliseconds since the epoch; null: never again. */
export function nextChange(entry: Entry, visibility: Visibility, now: number): number | null {
  const { begins, ends } = visibleSpan(entry, visibility);
  const coming = [begins, ends].filter((moment) => moment !== null && moment > now) as number[];
  return coming.length > 0 ? Math.min(...coming) : null;
}

/** Both in milliseconds since the epoch; null: always. */
export function visibleSpan(
  entry: Entry,
  { from, until }: Visibility,
): Record<'begins' | 'ends', number | null> {
  return {
    begins: momentOf(entry[from]),
    ends: until === undefined ? null : momentOf(entry[until], dayAfter),
  };
}

/** @param turn the day at whose first minute a bare day counts: itself, or as an end the next one */
function momentOf(value: unknown, turn = (day: string) => day): number | null {
  if (typeof value !== 'string' || !isWireDate(value)) return null;
  return Date.parse(onTheSpot(isDay(value) ? `${turn(value)}T00:00` : value, schoolZone));
}
