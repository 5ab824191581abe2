/** Wall-clock time in a time zone, as calendars write it. Pure. */
import { TZDate } from '@date-fns/tz';

interface WallClock {
  /** `20261212` */
  day: string;
  /** `093000` */
  time: string;
}

/** The local time of a zone at an instant. */
export function wallClockOf(instant: Date, timeZone: string): WallClock {
  const localTime = new TZDate(instant, timeZone).toISOString().replace(/[-:]/g, '');
  return { day: localTime.slice(0, 8), time: localTime.slice(9, 15) };
}

/**
 * The instant a calendar day begins in a zone. No zone of the school changes its clocks at midnight.
 *
 * @param day `2026-12-12`
 */
export function startOfDay(day: string, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, timeZone).getTime());
}
