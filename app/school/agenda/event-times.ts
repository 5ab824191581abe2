/** When an event takes place, read once from the wire with the clock of its campus. Pure. */
import { onTheSpot } from '~/content/wire-date';
import { schoolZone, type Zone } from '~/content/zones';

interface WireTimes {
  /** A date of the wire; empty where nobody has said. */
  dateStart: string;
  dateEnd: string | null;
  /** Whole days: a panel that can only write moments says so beside them. */
  allDay?: boolean | undefined;
}

/**
 * Each a day (`2026-12-12`), or a moment with the hour on the spot (`2026-12-12T18:30:00-04:00`), so that its text
 * begins with the day that the campus has then.
 */
export interface EventTimes {
  dateStart: string;
  /** After the start, else null. Midnight is the end of a day: `2026-12-12T24:00:00-04:00`. */
  dateEnd: string | null;
}

export interface TimedEvent extends WireTimes {
  campus: { timezone?: Zone | undefined } | null;
}

/** An event with its times read. Without a campus it is held, or broadcast, on the school's time. */
export function withTimes<T extends TimedEvent>({ dateStart, dateEnd, allDay, ...event }: T) {
  const zone = event.campus?.timezone ?? schoolZone;
  return { ...event, ...eventTimes({ dateStart, dateEnd, allDay }, zone) };
}

function eventTimes({ dateStart, dateEnd, allDay }: WireTimes, zone: Zone): EventTimes {
  const start = onTheSpot(dateStart, zone);
  const end = dateEnd === null ? null : onTheSpot(dateEnd, zone);
  const last = end !== null && isAfter(end, start) ? atDayEnd(end) : null;
  return allDay
    ? { dateStart: dayOf(start), dateEnd: last && dayOf(last) }
    : { dateStart: start, dateEnd: last };
}

/** The day of a time: `2026-12-12` */
export function dayOf(time: string): string {
  return time.slice(0, 10);
}

/** The hour of a time: `18:30`; null where only the day is known. */
export function hourOf(time: string): string | null {
  return time.length > 10 ? time.slice(11, 16) : null;
}

/** Where one is a day, days are compared. */
function isAfter(end: string, start: string): boolean {
  if (hourOf(end) === null || hourOf(start) === null) return dayOf(end) > dayOf(start);
  return Date.parse(end) > Date.parse(start);
}

const midnight = /T00:00:00(?=[+-])/;

/** Midnight in the words of the day it ends (ISO 8601-1:2019 §4.3.8). */
function atDayEnd(end: string): string {
  return midnight.test(end) ? dayBefore(dayOf(end)) + end.slice(10).replace(midnight, 'T24:00:00') : end;
}

/** The day after: `2026-12-31` gives `2027-01-01`. */
export function dayAfter(day: string): string {
  return daysFrom(day, 1);
}

function dayBefore(day: string): string {
  return daysFrom(day, -1);
}

function daysFrom(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
