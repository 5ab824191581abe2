/** Turns the relative dates of the data files into instants, so that the demo never ages. */
import { TZDate } from '@date-fns/tz';
import { restDay } from '../../content-model/values/rest-days';

const relativePattern = /^([+-]\d{1,4})d(?:\/(sun|mon|tue|wed|thu|fri|sat))?(?: (\d{2}):(\d{2}))?$/;
/** A day without its year, as XML Schema writes it (`gMonthDay`). */
const yearlyPattern = /^--(\d{2}-\d{2})$/;
/** An hour without its distance from UTC. */
const clockPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;
/** First day of texts about the next year's intake: the last places of the previous one are taken. */
const admissionsTurn = '09-16';
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/**
 * Resolves an authored date against the start of the service.
 *
 * @param authored an ISO date, or `+12d`, `-40d`, `+12d 10:00`, `+12d/sat 10:00`, `--01-19`
 * @param now the start of the service
 * @param timeZone IANA zone of the local time
 * @returns ISO 8601; a bare day (`2026-05-01`) without a time, otherwise with an offset: by default that of the zone
 */
export function resolveDate(authored: string, now: Date, timeZone: string): string {
  const yearly = yearlyPattern.exec(authored)?.[1];
  if (yearly) return inYearOfAdmissions(yearly, new TZDate(now, timeZone));
  if (clockPattern.test(authored)) return isoText(clockOf(authored, timeZone));
  const match = relativePattern.exec(authored);
  if (!match) return authored;
  const [, days = '0', weekday, hours, minutes] = match;
  const date = new TZDate(now, timeZone);
  date.setDate(date.getDate() + Number(days));
  if (weekday) {
    date.setDate(date.getDate() + ((weekdays.indexOf(weekday) - date.getDay() + 7) % 7));
    // No event is on a public holiday or between Christmas and New Year: it moves by a week.
    while (restDay(date.toISOString().slice(0, 10))) date.setDate(date.getDate() + 7);
  }
  if (hours === undefined) return date.toISOString().slice(0, 10);
  date.setHours(Number(hours), Number(minutes), 0, 0);
  return isoText(date);
}

function clockOf(authored: string, timeZone: string): TZDate {
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0, seconds = 0] = authored
    .split(/[-T:]/)
    .map(Number);
  return new TZDate(year, month - 1, day, hours, minutes, seconds, timeZone);
}

const isoText = (date: TZDate) => date.toISOString().replace('.000', '');

/** The admissions year goes from one autumn to the end of the next summer. */
function inYearOfAdmissions(monthDay: string, today: TZDate): string {
  const begun = today.toISOString().slice(5, 10) >= admissionsTurn ? 0 : -1;
  const year = today.getFullYear() + begun + (monthDay >= admissionsTurn ? 0 : 1);
  return `${year}-${monthDay}`;
}

/** Resolves every authored date in a value, however deep; other strings pass unchanged. */
export function resolveDates<T>(value: T, now: Date, timeZone: string): T {
  if (typeof value === 'string') {
    return resolveDate(value, now, timeZone) as T;
  }
  if (Array.isArray(value)) return value.map((item) => resolveDates(item, now, timeZone)) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, resolveDates(inner, now, timeZone)]),
    ) as T;
  }
  return value;
}
