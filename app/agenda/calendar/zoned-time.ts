/** Wall-clock time in a time zone, from the time zone data of the platform. Pure. */
import { dateFormat } from '~/site/format';

export interface WallClock {
  /** `20261212` */
  day: string;
  /** `093000` */
  time: string;
}

const toTheSecond = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;

/** What clocks in a zone show at an instant. */
export function wallClockOf(instant: Date, timeZone: string): WallClock {
  const parts = dateFormat('en-US', { ...toTheSecond, timeZone }).formatToParts(instant);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    day: `${part('year').padStart(4, '0')}${part('month')}${part('day')}`,
    time: `${part('hour')}${part('minute')}${part('second')}`,
  };
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
