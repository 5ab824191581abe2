/** Turns the relative dates of the data files into instants, so that the demo never ages. */
import { TZDate } from '@date-fns/tz';
import { restDay } from '../../content-model/values/rest-days';

const relativePattern =
  /^([+-]\d{1,4})d(?:\/--(\d{2}-\d{2}))?(?:\/(sun|mon|tue|wed|thu|fri|sat)(?:&([+-]\d)d)?)?(?: (\d{2}):(\d{2}))?$/;
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
 * @param authored an ISO date, or `+12d`, `-40d`, `+12d 10:00`, `+12d/sat 10:00`, `+12d/--10-05/mon`, `--01-19`
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
  const [, days = '0', monthDay, weekday, span = '0', hours, minutes] = match;
  const today = dayText(new TZDate(now, timeZone));
  let day = addDays(today, Number(days));
  if (monthDay) day = nextOfEveryYear(monthDay, day);
  if (weekday) {
    day = addDays(day, (weekdays.indexOf(weekday) - weekdayOf(day) + 7) % 7);
    day = hours === undefined ? workingDay(day) : visitorsDay(day, Number(span), today);
  }
  return hours === undefined ? day : isoText(clockOf(`${day}T${hours}:${minutes}`, timeZone));
}

// Days are `2026-05-01` and have no zone.
const dayText = (date: Date) => date.toISOString().slice(0, 10);
const addDays = (day: string, days: number) => dayText(new Date(Date.parse(day) + days * 86_400_000));
const weekdayOf = (day: string) => new Date(day).getUTCDay();

/** The first such day on or after a day. */
function nextOfEveryYear(monthDay: string, day: string): string {
  const year = Number(day.slice(0, 4)) + (monthDay < day.slice(5) ? 1 : 0);
  return `${year}-${monthDay}`;
}

/** Christmas holidays, whose days differ from year to year by no more than this. */
const isChristmasBreak = (day: string) => day.slice(5) >= '12-19' || day.slice(5) <= '01-04';
const isSummer = (day: string) => day.slice(5) >= '07-01' && day.slice(5) <= '08-31';
const isAtRest = (day: string) => isChristmasBreak(day) || restDay(day) !== null;

/** A last day to answer or a first day of work: the day itself, or the last before it on which people work. */
function workingDay(authored: string): string {
  let day = authored;
  while (isAtRest(day) || (day !== authored && weekdayOf(day) % 6 === 0)) day = addDays(day, -1);
  return day;
}

/**
 * A day on which visitors come: the school has pupils then, and the weekday stays. What is to come is moved later only
 * where it cannot be earlier: it may not come after the last day to apply.
 *
 * @param span days from it to the other end of the event, all of them free
 */
function visitorsDay(authored: string, span: number, today: string): string {
  const days = Array.from({ length: Math.abs(span) + 1 }, (_, index) => index * Math.sign(span));
  const isFree = (day: string) =>
    days.map((index) => addDays(day, index)).every((one) => !isAtRest(one) && !isSummer(one));
  const nearest = (step: number) => {
    let day = authored;
    while (!isFree(day)) day = addDays(day, step);
    return day;
  };
  const isToCome = (day: string) => addDays(day, Math.min(span, 0)) > today;
  const earlier = nearest(-7);
  return isToCome(authored) && !isToCome(earlier) ? nearest(7) : earlier;
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
