/** Turns the relative dates of the data files into instants, so that the demo never ages. */
import { TZDate } from '@date-fns/tz';
import { restDay } from '../../content-model/values/rest-days';

const relativePattern =
  /^([+-]\d{1,4})d(?:\/--(\d{2}-\d{2}))?(?:\/(sun|mon|tue|wed|thu|fri|sat)(?:&([+-]\d)d)?)?(?: (\d{2}):(\d{2}))?$/;
/** A day without its year, as XML Schema writes it (`gMonthDay`). */
const yearlyPattern = /^--(\d{2}-\d{2})$/;
/** An hour without its distance from UTC. */
const clockPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;
/** The day on which an admissions year begins: the last places of the year before are taken. */
const firstDayOfAdmissions = '09-16';
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
  const yearlyDay = yearlyPattern.exec(authored)?.[1];
  if (yearlyDay) return inYearOfAdmissions(yearlyDay, new TZDate(now, timeZone));
  if (clockPattern.test(authored)) return isoText(clockOf(authored, timeZone));
  const match = relativePattern.exec(authored);
  if (!match) return authored;
  const [, days = '0', monthDay, weekday, span = '0', hours, minutes] = match;
  const today = dayText(new TZDate(now, timeZone));
  let day = addDays(today, Number(days));
  if (monthDay) day = nextOfEveryYear(monthDay, day);
  if (weekday) {
    day = addDays(day, (weekdays.indexOf(weekday) - weekdayOf(day) + 7) % 7);
    day = hours === undefined ? lastWorkingDay(day) : dayForVisitors(day, Number(span), today);
  }
  return hours === undefined ? day : isoText(clockOf(`${day}T${hours}:${minutes}`, timeZone));
}

// Days are `2026-05-01` and have no zone.
const dayText = (date: Date) => date.toISOString().slice(0, 10);
const addDays = (day: string, days: number) => dayText(new Date(Date.parse(day) + days * 86_400_000));
const weekdayOf = (day: string) => new Date(day).getUTCDay();

/** The first day on or after another with that month and day. */
function nextOfEveryYear(monthDay: string, day: string): string {
  const year = Number(day.slice(0, 4)) + (monthDay < day.slice(5) ? 1 : 0);
  return `${year}-${monthDay}`;
}

/** Christmas holidays, whose days differ from year to year by no more than this. */
const isChristmasBreak = (day: string) => day.slice(5) >= '12-19' || day.slice(5) <= '01-04';
const isSummer = (day: string) => day.slice(5) >= '07-01' && day.slice(5) <= '08-31';
const isHoliday = (day: string) => isChristmasBreak(day) || restDay(day) !== null;
const isWeekend = (day: string) => weekdayOf(day) === 0 || weekdayOf(day) === 6;

/** The day itself, or the last before it on which people work: for last days to answer and first days of work. */
function lastWorkingDay(authored: string): string {
  let day = authored;
  while (isHoliday(day) || (day !== authored && isWeekend(day))) day = addDays(day, -1);
  return day;
}

/**
 * The nearest day of the same weekday on which the school is open to visitors: an earlier one, since a later one may
 * come after the last day to apply. An event to come is moved later only where an earlier day would be past.
 *
 * @param span days to the other end of the event, on all of which the school must be open
 */
function dayForVisitors(authored: string, span: number, today: string): string {
  const offsets = Array.from({ length: Math.abs(span) + 1 }, (_, index) => index * Math.sign(span));
  const isOpen = (day: string) =>
    offsets
      .map((offset) => addDays(day, offset))
      .every((dayOfEvent) => !isHoliday(dayOfEvent) && !isSummer(dayOfEvent));
  const nearestOpenDay = (step: number) => {
    let day = authored;
    while (!isOpen(day)) day = addDays(day, step);
    return day;
  };
  const isToCome = (day: string) => addDays(day, Math.min(span, 0)) > today;
  const earlier = nearestOpenDay(-7);
  return isToCome(authored) && !isToCome(earlier) ? nearestOpenDay(7) : earlier;
}

function clockOf(authored: string, timeZone: string): TZDate {
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0, seconds = 0] = authored
    .split(/[-T:]/)
    .map(Number);
  return new TZDate(year, month - 1, day, hours, minutes, seconds, timeZone);
}

const isoText = (date: TZDate) => date.toISOString().replace('.000', '');

/** The day in the present admissions year, which goes from one autumn to the end of the next summer. */
function inYearOfAdmissions(monthDay: string, today: TZDate): string {
  const hasBegun = today.toISOString().slice(5, 10) >= firstDayOfAdmissions;
  const firstYear = today.getFullYear() - (hasBegun ? 0 : 1);
  return `${monthDay >= firstDayOfAdmissions ? firstYear : firstYear + 1}-${monthDay}`;
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
