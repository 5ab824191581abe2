/** The times of an event, read once from the wire with the clock of its campus. Pure. */
import { onTheSpot } from '../values/wire-date';
import { type Zone, type ZonedPlace, zoneOf } from '../values/zones';
import { dayBefore, dayOf, type EventTimes, hourOf } from './event-times';

interface WireTimes {
  /** A date of the wire; empty where unknown. */
  dateStart: string;
  dateEnd: string | null;
  /** Whole days: a panel that can only write moments has a separate field. */
  allDay?: boolean | undefined;
}

export interface TimedEvent extends WireTimes, ZonedPlace {}

/** An event with its times read. */
export function withTimes<T extends TimedEvent>({ dateStart, dateEnd, allDay, ...event }: T) {
  return { ...event, ...eventTimes({ dateStart, dateEnd, allDay }, zoneOf(event)) };
}

function eventTimes({ dateStart, dateEnd, allDay }: WireTimes, zone: Zone): EventTimes {
  const start = onTheSpot(dateStart, zone);
  const end = dateEnd === null ? null : onTheSpot(dateEnd, zone);
  const last = end !== null && isAfter(end, start) ? atDayEnd(end) : null;
  return allDay
    ? { dateStart: dayOf(start), dateEnd: last && dayOf(last) }
    : { dateStart: start, dateEnd: last };
}

/** If one is a day, days are compared. */
function isAfter(end: string, start: string): boolean {
  if (hourOf(end) === null || hourOf(start) === null) return dayOf(end) > dayOf(start);
  return Date.parse(end) > Date.parse(start);
}

const midnight = /T00:00:00(?=[+-])/;

/** Midnight in the words of the day it ends (ISO 8601-1:2019 §4.3.8). */
function atDayEnd(end: string): string {
  return midnight.test(end) ? dayBefore(dayOf(end)) + end.slice(10).replace(midnight, 'T24:00:00') : end;
}
