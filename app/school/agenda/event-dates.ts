/** The dates of an event, in French and by the clock of its campus. Pure. */
import { formatClock } from '~/site/format';
import type { Labels } from '~/site/labels';
import { dateFormat } from '../../../content-model/rules/date-format';
import { dayOf, type EventTimes, hourOf } from '../../../content-model/rules/event-times';
import { memoize } from '../../../content-model/values/memoize';
import { schoolZone, type Zone, zoneOf } from '../../../content-model/values/zones';
import type { ZonedEvent } from './event-day';

/**
 * `samedi 12 décembre 2026, de 10 h à 17 h`
 * `du vendredi 11 au dimanche 13 décembre 2026`
 * `samedi 12 décembre 2026, à 8 h (heure de La Réunion)`
 */
export function eventDates(event: ZonedEvent, t: Labels): string {
  if (event.dateStart === '') return '';
  const start = momentOf(event.dateStart, t);
  const end = event.dateEnd === null ? null : momentOf(event.dateEnd, t);
  const text = !end || sameDay(start, end) ? oneDay(start, end, t) : severalDays(start, end, t);
  const hasHours = start.time !== null || Boolean(end?.time);
  const zone = hasHours ? zoneWords(zoneOf(event), t) : null;
  return zone ? `${text} ${zone}` : text;
}

type EventStart = Pick<EventTimes, 'dateStart'>;

/** First day of an event, in parts for the calendar leaf of a card: `sam.`, `12`, `déc.`, `2026`. */
export function firstDayOf({ dateStart }: EventStart) {
  const { weekday = '', day = '', month = '', year = '' } = partsOf(dateStart, 'short');
  return { weekday, day, month, year };
}

/** First day of an event where its year is understood: `sam. 12 décembre`; on one line. */
export function eventDay({ dateStart }: EventStart): string {
  const { weekday = '' } = partsOf(dateStart, 'short');
  const { day = '', month = '' } = partsOf(dateStart, 'long');
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

/** A line break may follow the weekday on a narrow card; the date stays together. */
function fullDay({ weekday, day, month, year }: Moment, withYear = true): string {
  return `${weekday} ${[ordinal(day), month, ...(withYear ? [year] : [])].join('\u00a0')}`;
}

/** The first of a month is `1er` in French. */
function ordinal(day: string): string {
  return day === '1' ? '1er' : day;
}

function sameDay(a: Moment, b: Moment): boolean {
  return a.day === b.day && a.month === b.month && a.year === b.year;
}

function momentOf(time: string, t: Labels): Moment {
  const { weekday = '', day = '', month = '', year = '' } = partsOf(time, 'long');
  return { weekday, day, month, year, time: hourWords(hourOf(time), t) };
}

function hourWords(hour: string | null, t: Labels): string | null {
  if (hour === null) return null;
  return hour === '24:00' ? t('agenda.dates.midnight') : formatClock(hour);
}

type WordLength = 'long' | 'short';

/** The day by the clock of the campus, with which each time begins: browsers need not know its zone. */
function partsOf(time: string, wordLength: WordLength): Readonly<Record<string, string>> {
  return memoizedParts(`${wordLength} ${dayOf(time)}`);
}

/** Days that are memoized: those of the next events are on every page. */
const maxMemoized = 1000;

const memoizedParts = memoize((key) => {
  const [wordLength, day = ''] = key.split(' ') as [WordLength, string];
  if (day === '') return {};
  const format = dateFormat('fr-FR', {
    weekday: wordLength,
    day: 'numeric',
    month: wordLength,
    year: 'numeric',
    timeZone: 'UTC',
  });
  return Object.fromEntries(format.formatToParts(new Date(day)).map(({ type, value }) => [type, value]));
}, maxMemoized);

/** The zones of French territory, as IANA's `zone.tab` lists them for its country codes. */
const overseas: Readonly<Record<Zone, Parameters<Labels>[0]>> = {
  'America/Guadeloupe': 'agenda.dates.guadeloupe',
  'America/Martinique': 'agenda.dates.martinique',
  'America/Cayenne': 'agenda.dates.guyane',
  'Indian/Reunion': 'agenda.dates.reunion',
  'Indian/Mayotte': 'agenda.dates.mayotte',
  'America/Marigot': 'agenda.dates.saintMartin',
  'America/St_Barthelemy': 'agenda.dates.saintBarthelemy',
  'America/Miquelon': 'agenda.dates.saintPierre',
  'Pacific/Noumea': 'agenda.dates.nouvelleCaledonie',
  'Pacific/Wallis': 'agenda.dates.wallis',
  'Pacific/Tahiti': 'agenda.dates.tahiti',
  'Pacific/Marquesas': 'agenda.dates.marquises',
  'Pacific/Gambier': 'agenda.dates.gambier',
  'Indian/Kerguelen': 'agenda.dates.kerguelen',
};

/** `(heure de La Réunion)`, `(heure locale)` abroad; null in the school's own zone. */
function zoneWords(zone: Zone, t: Labels): string | null {
  return zone === schoolZone ? null : t(overseas[zone] ?? 'agenda.dates.local');
}
