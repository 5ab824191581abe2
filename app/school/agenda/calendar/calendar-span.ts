/** The time an event takes in a calendar (RFC 5545 §3.6.1): instants in a zone, or whole days. Pure. */
import { dayIn, isDay } from '~/site/format';
import type { Zone } from '~/site/zones';
import { type ZonedEvent, zoneOf } from '../event-day';
import { dayAfter, startOfDay } from './zoned-time';

export type CalendarSpan =
  | {
      allDay: true;
      /** `2026-12-12` */
      first: string;
      /** The day after the last: calendars leave the end out. */
      after: string;
    }
  | { allDay: false; zone: Zone; start: Date; end: Date | null };

/**
 * An event whose start is a day takes whole days. One that starts at an hour ends at an hour: a bare day
 * lasts to its midnight. An end that is not after the start counts as missing, as on the page.
 */
export function calendarSpan(event: ZonedEvent): CalendarSpan {
  const { dateStart, dateEnd } = event;
  const zone = zoneOf(event);
  const hasEnd = dateEnd !== null && Date.parse(dateEnd) > Date.parse(dateStart);
  if (isDay(dateStart)) {
    return { allDay: true, first: dateStart, after: dayAfter(hasEnd ? dayIn(zone, dateEnd) : dateStart) };
  }
  return {
    allDay: false,
    zone,
    start: new Date(dateStart),
    end: hasEnd ? endOf(dateEnd, zone) : null,
  };
}

function endOf(dateEnd: string, zone: Zone): Date {
  return isDay(dateEnd) ? startOfDay(dayAfter(dateEnd), zone) : new Date(dateEnd);
}
