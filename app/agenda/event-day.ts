/** The calendar day of an event where it takes place, and whether it is over. Pure. */
import { dayIn } from '~/site/format';
import type { EventZone } from './event-dates';

export interface ZonedEvent {
  /** ISO date or date-time. */
  dateStart: string;
  dateEnd: string | null;
  campus: { timezone?: EventZone | undefined } | null;
}

/** Events without a campus are held, or broadcast, on Paris time. */
export function zoneOf(event: Pick<ZonedEvent, 'campus'>): EventZone {
  return event.campus?.timezone ?? 'Europe/Paris';
}

/** `2026-12-12`; a day without an hour is the same day everywhere. */
export function dayInZone(moment: string | Date, zone: EventZone): string {
  return dayIn(zone, moment);
}

/** An event is over from the day after its last; until then the agenda shows it (specification §7). */
export function isOver(event: ZonedEvent, now: Date): boolean {
  const zone = zoneOf(event);
  const lastDay = [event.dateStart, event.dateEnd ?? event.dateStart]
    .map((moment) => dayInZone(moment, zone))
    .sort()
    .at(-1);
  return (lastDay ?? '') < dayInZone(now, zone);
}
