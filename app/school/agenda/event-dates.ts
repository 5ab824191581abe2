/** When an event takes place, in French and in the time zone of its campus. Pure. */
import { memoize } from '~/content/memoize';
import { dateFormat, formatTime, isDay } from '~/site/format';
import type { Labels } from '~/site/labels';
import type { Zone } from '~/site/zones';
import { type ZonedEvent, zoneOf } from './event-day';

/**
 * `samedi 12 décembre 2026, de 10 h à 17 h`
 * `du vendredi 11 au dimanche 13 décembre 2026`
 * `samedi 12 décembre 2026, à 8 h (heure de La Réunion)`
 *
 * An end that is not after the start counts as missing.
 */
export function eventDates(event: ZonedEvent, t: Labels): string {
  if (event.dateStart === '') return '';
  const zone = zoneOf(event);
  const start = momentOf(event.dateStart, zone);
  const end = endOf(event, zone);
  const text = !end || sameDay(start, end) ? oneDay(start, end, t) : severalDays(start, end, t);
  const hours = start.time !== null || Boolean(end?.time);
  return hours && zone === 'Indian/Reunion' ? `${text} ${t('agenda.dates.reunion')}` : text;
}

/** First day of an event for the calendar leaf of a card: `sam.`, `12`, `déc.`, `2026`. */
export function eventLeaf(event: ZonedEvent): { weekday: string; day: string; month: string; year: string } {
  const { weekday = '', day = '', month = '', year = '' } = partsOf(event.dateStart, zoneOf(event), 'short');
  return { weekday, day, month, year };
}

/** First day of an event where its year is understood: `sam. 12 décembre`; on one line. */
export function eventDay(event: ZonedEvent): string {
  const zone = zoneOf(event);
  const { weekday = '' } = partsOf(event.dateStart, zone, 'short');
  const { day = '', month = '' } = partsOf(event.dateStart, zone, 'long');
  return [weekday, ordinal(day), month].filter(Boolean).join('\u00a0');
}

interface Moment {
  weekday: string;
  day: string;
  month: string;
  year: string;
  /** `10 h`; null when only the day is known. */
  time: string | null;
}

function oneDay(start: Moment, end: Moment | null, t: Labels): string {
  const day = fullDay(start);
  if (start.time === null) return day;
  if (!end?.time) return t('agenda.dates.at', { day, start: start.time });
  return t('agenda.dates.between', { day, start: start.time, end: end.time });
}

/** Names the year once, and the month too when there are no hours. */
function severalDays(start: Moment, end: Moment, t: Labels): string {
  const withTime = (day: string, { time }: Moment) =>
    time === null ? day : t('agenda.dates.dayAt', { day, time });
  const sameYear = start.year === end.year;
  const sameMonth = sameYear && start.month === end.month && start.time === null;
  const firstDay = sameMonth ? `${start.weekday} ${ordinal(start.day)}` : fullDay(start, !sameYear);
  return t('agenda.dates.span', {
    start: withTime(firstDay, start),
    end: withTime(fullDay(end), end),
  });
}

/** The weekday may stand alone where a card is narrow; the date is one thing. */
function fullDay({ weekday, day, month, year }: Moment, withYear = true): string {
  return `${weekday} ${[ordinal(day), month, ...(withYear ? [year] : [])].join('\u00a0')}`;
}

/** The first of a month is written so in French. */
function ordinal(day: string): string {
  return day === '1' ? '1er' : day;
}

function sameDay(a: Moment, b: Moment): boolean {
  return a.day === b.day && a.month === b.month && a.year === b.year;
}

function endOf({ dateStart, dateEnd }: ZonedEvent, zone: Zone): Moment | null {
  if (dateEnd === null || Date.parse(dateEnd) <= Date.parse(dateStart)) return null;
  return momentOf(dateEnd, zone);
}

function momentOf(iso: string, zone: Zone): Moment {
  const { weekday = '', day = '', month = '', year = '' } = partsOf(iso, zone, 'long');
  return { weekday, day, month, year, time: isDay(iso) ? null : formatTime(iso, zone) };
}

/** Days memoized: those of the next events are on every page. */
const mostDays = 1000;

const partsOnce = memoize((key) => {
  const [words, timeZone, iso = ''] = key.split(' ') as ['long' | 'short', string, string];
  if (iso === '') return {};
  const format = dateFormat('fr-FR', {
    weekday: words,
    day: 'numeric',
    month: words,
    year: 'numeric',
    timeZone,
  });
  return Object.fromEntries(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
}, mostDays);

function partsOf(iso: string, zone: Zone, words: 'long' | 'short'): Readonly<Record<string, string>> {
  // A day without an hour is the same day everywhere.
  return partsOnce(`${words} ${isDay(iso) ? 'UTC' : zone} ${iso}`);
}
