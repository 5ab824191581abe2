/** The duration of an event in a calendar (RFC 5545 §3.6.1): instants in a zone, or whole days. Pure. */

import { dayAfter, dayOf, hourOf } from '../../../../content-model/rules/event-times';
import { type Zone, zoneOf } from '../../../../content-model/values/zones';
import type { ZonedEvent } from '../event-day';
import { startOfDay } from './zoned-time';

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
 * An event whose start is a day takes whole days. One that starts at an hour ends at an hour: an end without an hour is
 * midnight.
 */
export function calendarSpan(event: ZonedEvent): CalendarSpan {
  const { dateStart, dateEnd } = event;
  const zone = zoneOf(event);
  if (hourOf(dateStart) === null) {
    return { allDay: true, first: dateStart, after: dayAfter(dayOf(dateEnd ?? dateStart)) };
  }
  return {
    allDay: false,
    zone,
    start: new Date(dateStart),
    end: dateEnd === null ? null : endOf(dateEnd, zone),
  };
}

function endOf(dateEnd: string, zone: Zone): Date {
  return hourOf(dateEnd) === null ? startOfDay(dayAfter(dateEnd), zone) : new Date(dateEnd);
}
