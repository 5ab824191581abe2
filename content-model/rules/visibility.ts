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
export function isVisible(entry: Entry, visibility: Visibility, now: number): boolean {
  const { begins, ends } = visibleSpan(entry, visibility);
  return (begins ?? now) <= now && now < (ends ?? Number.POSITIVE_INFINITY);
}

/** When an entry next appears or disappears, in milliseconds since the epoch; null: never again. */
export function nextVisibilityChange(entry: Entry, visibility: Visibility, now: number): number | null {
  const { begins, ends } = visibleSpan(entry, visibility);
  const futureMoments = [begins, ends].filter((moment) => moment !== null && moment > now) as number[];
  return futureMoments.length > 0 ? Math.min(...futureMoments) : null;
}

/** Both in milliseconds since the epoch; null: always. */
export function visibleSpan(
  entry: Entry,
  { from, until }: Visibility,
): Record<'begins' | 'ends', number | null> {
  return {
    begins: momentOf(entry[from]),
    ends: until === undefined ? null : momentOf(entry[until], true),
  };
}

/** @param isEnd whether the value ends a span: a bare day then counts until the next one begins */
function momentOf(value: unknown, isEnd = false): number | null {
  if (typeof value !== 'string' || !isWireDate(value)) return null;
  return Date.parse(onTheSpot(isDay(value) ? `${isEnd ? dayAfter(value) : value}T00:00` : value, schoolZone));
}
