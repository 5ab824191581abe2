/** Turns the relative dates of the data files into instants, so that the demo never ages. */

const relativePattern = /^([+-]\d{1,4})d(?:\/(sun|mon|tue|wed|thu|fri|sat))?(?: (\d{2}):(\d{2}))?$/;
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const dayInMilliseconds = 86_400_000;

/**
 * Resolves an authored date against the start of the service.
 *
 * @param authored an ISO date, or `+12d`, `-40d`, `+12d 10:00`, `+12d/sat 10:00`
 * @param now the start of the service
 * @param timeZone IANA zone the wall-clock time is meant in
 * @returns ISO 8601; a bare day (`2026-05-01`) when no time was written, else with offset
 */
export function resolveDate(authored: string, now: Date, timeZone: string): string {
  const match = relativePattern.exec(authored);
  if (!match) return authored;
  const [, days = '0', weekday, hours, minutes] = match;
  let day = Date.parse(`${localDay(now, timeZone)}T00:00:00Z`) + Number(days) * dayInMilliseconds;
  if (weekday) {
    const ahead = (weekdays.indexOf(weekday) - new Date(day).getUTCDay() + 7) % 7;
    day += ahead * dayInMilliseconds;
  }
  const date = new Date(day).toISOString().slice(0, 10);
  if (hours === undefined) return date;
  const wallClock = `${date}T${hours}:${minutes}:00`;
  return `${wallClock}${offsetAt(wallClock, timeZone)}`;
}

/** Resolves every authored date in a value, however deep; other strings pass unchanged. */
export function resolveDates<T>(value: T, now: Date, timeZone: string): T {
  if (typeof value === 'string') {
    return (relativePattern.test(value) ? resolveDate(value, now, timeZone) : value) as T;
  }
  if (Array.isArray(value)) return value.map((item) => resolveDates(item, now, timeZone)) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, resolveDates(inner, now, timeZone)]),
    ) as T;
  }
  return value;
}

function localDay(instant: Date, timeZone: string): string {
  return formatsOf(timeZone).day.format(instant);
}

interface Formats {
  day: Intl.DateTimeFormat;
  offset: Intl.DateTimeFormat;
}

/** Two zones at most, a thousand dates: making a formatter takes far longer than using it. */
const formats = new Map<string, Formats>();

function formatsOf(timeZone: string): Formats {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = {
    day: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
    offset: new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }),
  };
  formats.set(timeZone, made);
  return made;
}

/** UTC offset of a wall-clock time in a zone, as `+02:00`. */
function offsetAt(wallClock: string, timeZone: string): string {
  const guess = new Date(`${wallClock}Z`);
  const name = formatsOf(timeZone)
    .offset.formatToParts(guess)
    .find((part) => part.type === 'timeZoneName')?.value;
  return name?.replace('GMT', '') || '+00:00';
}
