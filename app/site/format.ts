/** Dates and numbers in French notation; an unknown date is empty. Pure: zone and value are passed in. */

import { isDay } from '../../content-model/rules/calendar-day';
import { dateFormat, dayInWords } from '../../content-model/rules/date-format';
import type { Locale } from '../../content-model/rules/locale';
import { memoize } from '../../content-model/values/memoize';
import { schoolZone } from '../../content-model/values/zones';

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

const numbers = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const cents = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `8 250 €`, and `49,90 €` if there are cents */
export function formatEuros(amount: number): string {
  return `${(Number.isInteger(amount) ? numbers : cents).format(amount)}\u00a0€`;
}

/** `8 250`, thousands separated by a narrow non-breaking space */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** Formatted days are memoized: all pages show the same few hundred. */
const maxMemoized = 2000;

const inFrench = memoize((key) => {
  const [timeZone = '', iso = ''] = key.split(' ');
  return onOneLine(dayInWords('fr-FR', new Date(iso), timeZone));
}, maxMemoized);

/** A date must not be wrapped. */
function onOneLine(date: string): string {
  return date.replaceAll(' ', '\u00a0');
}
