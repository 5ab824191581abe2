/** Wall-clock time in a time zone, from the time zone data of the platform. Pure. */
import { clockParts } from '../clock-parts';

export interface WallClock {
  /** `20261212` */
  day: string;
  /** `093000` */
  time: string;
}

/** What clocks in a zone show at an instant. */
export function wallClockOf(instant: Date, timeZone: string): WallClock {
  const { year, month, day, hour, minute, second } = clockParts(instant, timeZone);
  return { day: `${year}${month}${day}`, time: `${hour}${minute}${second}` };
}

/**
 * The instant a calendar day begins in a zone. No zone of the school turns its clocks at midnight.
 *
 * @param day `2026-12-12`
 */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const guess = midnight - offsetAt(new Date(midnight), timeZone);
  // Another offset may hold at the guessed instant than at the same hour in UTC.
  return new Date(midnight - offsetAt(new Date(guess), timeZone));
}

/** Milliseconds a zone is ahead of UTC. */
function offsetAt(instant: Date, timeZone: string): number {
  const { day, time } = wallClockOf(instant, timeZone);
  const shown = `${day}T${time}`.replace(
    /^(....)(..)(..)T(..)(..)(..)$/,
    (_, year, month, date, hour, minute, second) => `${year}-${month}-${date}T${hour}:${minute}:${second}Z`,
  );
  return Date.parse(shown) - Math.floor(instant.getTime() / 1000) * 1000;
}

/** The day after: `2026-12-31` gives `2027-01-01`. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
