/** The local date of an event at its place, and whether it is over. Pure. */
import { dayIn } from '../../../content-model/rules/calendar-day';
import { dayOf, type EventTimes } from '../../../content-model/rules/event-times';
import { type ZonedPlace, zoneOf } from '../../../content-model/values/zones';

export interface ZonedEvent extends EventTimes, ZonedPlace {}

/** The event's last day, if it began on an earlier one and is not over: `2026-12-13`; else null. */
export function runsUntil(event: ZonedEvent, now: Date): string | null {
  const today = dayIn(zoneOf(event), now);
  const last = lastDay(event);
  return dayOf(event.dateStart) < today && today <= last ? last : null;
}

/** An event is over from the day after its last; until then the agenda shows it (specification §7). */
export function isOver(event: ZonedEvent, now: Date): boolean {
  const last = lastDay(event);
  return last !== '' && last < dayIn(zoneOf(event), now);
}

function lastDay({ dateStart, dateEnd }: EventTimes): string {
  return dayOf(dateEnd ?? dateStart);
}
