/** The calendar day of an event where it takes place, and whether it is over. Pure. */
import { dayIn } from '~/site/format';
import { schoolZone, type Zone } from '~/site/zones';

export interface ZonedEvent {
  /** ISO date or date-time; empty where nobody has said. */
  dateStart: string;
  dateEnd: string | null;
  campus: { timezone?: Zone | undefined } | null;
}

/** Events without a campus are held, or broadcast, on Paris time. */
export function zoneOf(event: Pick<ZonedEvent, 'campus'>): Zone {
  return event.campus?.timezone ?? schoolZone;
}

/** The event's last day, where it has begun on an earlier one and is not over: `2026-12-13`; else null. */
export function runsUntil(event: ZonedEvent, now: Date): string | null {
  const zone = zoneOf(event);
  const today = dayIn(zone, now);
  const lastDay = dayIn(zone, event.dateEnd ?? event.dateStart);
  return dayIn(zone, event.dateStart) < today && today <= lastDay ? lastDay : null;
}

/** An event is over from the day after its last; until then the agenda shows it (specification §7). */
export function isOver(event: ZonedEvent, now: Date): boolean {
  const zone = zoneOf(event);
  const lastDay = [event.dateStart, event.dateEnd ?? event.dateStart]
    .map((moment) => dayIn(zone, moment))
    .sort()
    .at(-1);
  return Boolean(lastDay) && (lastDay ?? '') < dayIn(zone, now);
}
