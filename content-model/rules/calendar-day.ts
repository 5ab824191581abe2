/** The calendar day of a moment, as `2026-12-12`. Pure: zone and moment are passed in. */
import { memoize } from '../values/memoize';
import { schoolZone } from '../values/zones';
import { dateFormat } from './date-format';

/** A day without an hour: `2026-12-12`. */
export function isDay(iso: string): boolean {
  return iso.length === 10;
}

/** Formatted days are memoized: all pages show the same few hundred. */
const maxMemoized = 2000;

const daysOf = memoize((key) => {
  const [timeZone = '', moment = ''] = key.split(' ');
  if (moment === '') return '';
  return dateFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date(moment));
}, maxMemoized);

/** Calendar day as `2026-12-12`, so that days compare as texts; a day without a time is its own. */
export function dayIn(timeZone: string, moment: string | Date): string {
  if (typeof moment === 'string') return isDay(moment) ? moment : daysOf(`${timeZone} ${moment}`);
  return daysOf(`${timeZone} ${minuteOf(moment)}`);
}

const minute = 60_000;

/** Offsets of time zones are whole minutes, so a day begins with one. */
const minuteOf = (moment: Date) => new Date(Math.floor(moment.getTime() / minute) * minute).toISOString();

/**
 * Calendar day in Paris, the school's own zone: an admission that closes on 12 March is open until that evening, and an
 * address that names today changes once a day.
 */
export function calendarDay(moment: string | Date): string {
  return dayIn(schoolZone, moment);
}
