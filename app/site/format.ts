/** Dates and numbers in French notation; of a date nobody knows, which is empty, nothing. Pure: zone and value are passed in. */

import { memoize } from '../../content-model/values/memoize';
import { schoolZone } from '../../content-model/values/zones';
import type { Locale } from './locale';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A cached format: creating one takes a hundred times as long as using it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    formats.set(key, format);
  }
  return format;
}

/** A day without an hour: `2026-12-12`. */
export function isDay(iso: string): boolean {
  return iso.length === 10;
}

/** Formatted days are memoized: all pages show the same few hundred. */
const mostDays = 2000;

const daysOf = memoize((key) => {
  const [timeZone = '', moment = ''] = key.split(' ');
  if (moment === '') return '';
  return dateFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date(moment));
}, mostDays);

/** Calendar day as `2026-12-12`, so that days compare as texts; a day without a time is its own. */
export function dayIn(timeZone: string, moment: string | Date): string {
  if (typeof moment === 'string') return isDay(moment) ? moment : daysOf(`${timeZone} ${moment}`);
  return daysOf(`${timeZone} ${minuteOf(moment)}`);
}

const minute = 60_000;

/** Clocks of time zones differ by whole minutes, so a day begins with one. */
const minuteOf = (moment: Date) => new Date(Math.floor(moment.getTime() / minute) * minute).toISOString();

/**
 * Calendar day in Paris, the school's own: an admission that closes on 12 March is open until that evening,
 * and an address that names today changes once a day.
 */
export function calendarDay(moment: string | Date): string {
  return dayIn(schoolZone, moment);
}

/** `12 mars 2027`, or `12 March 2027` on an English page; on one line. A moment is of the day it is in Paris. */
export function formatDay(iso: string, language: Locale = 'fr'): string {
  if (iso === '') return '';
  const zone = isDay(iso) ? 'UTC' : schoolZone;
  if (language === 'fr') return inFrench(`${zone} ${iso}`);
  return onOneLine(dateFormat('en-GB', { dateStyle: 'long', timeZone: zone }).format(new Date(iso)));
}

/** `12 mars`, where the year is understood; on one line */
export function formatDayOfYear(iso: string): string {
  return formatDay(iso).replace(/\u00a0\d{4}$/, '');
}

/** `10 h` or `17 h 30`, by French usage. @param clock `10:00` */
export function formatClock(clock: string): string {
  const [hours, minutes] = clock.split(':');
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}

/** `8 250 €`, and `49,90 €` where there are cents */
export function formatEuros(amount: number): string {
  return `${(Number.isInteger(amount) ? numbers : cents).format(amount)}\u00a0€`;
}

const cents = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `8 250`, thousands separated by a narrow non-breaking space */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

const numbers = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** The first of a month is « 1er » in French, which Intl does not know. */
const inFrench = memoize((key) => {
  const [timeZone = '', iso = ''] = key.split(' ');
  const text = dateFormat('fr-FR', { dateStyle: 'long', timeZone }).format(new Date(iso));
  return onOneLine(text.replace(/^1(?=\s)/, '1er'));
}, mostDays);

/** A date must not be wrapped. */
function onOneLine(date: string): string {
  return date.replaceAll(' ', '\u00a0');
}
