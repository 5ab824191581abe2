/** The times of an event, by the clock of its campus. Pure. */

/**
 * Each a day (`2026-12-12`), or a moment with the hour on the spot (`2026-12-12T18:30:00-04:00`), so that its text
 * begins with the day that the campus has then.
 */
export interface EventTimes {
  dateStart: string;
  /** After the start, else null. Midnight is the end of a day: `2026-12-12T24:00:00-04:00`. */
  dateEnd: string | null;
}

/** The day of a time: `2026-12-12` */
export function dayOf(time: string): string {
  return time.slice(0, 10);
}

/** The hour of a time: `18:30`; null where only the day is known. */
export function hourOf(time: string): string | null {
  return time.length > 10 ? time.slice(11, 16) : null;
}

/** The day after: `2026-12-31` gives `2027-01-01`. */
export function dayAfter(day: string): string {
  return daysFrom(day, 1);
}

export function dayBefore(day: string): string {
  return daysFrom(day, -1);
}

function daysFrom(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
