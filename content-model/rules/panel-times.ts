/**
 * An event's times in the content service's panel: what an editor types is the hour of the campus, whoever types it and
 * wherever; what is stored is an instant. `npm run content strapi` bundles this. Pure.
 */
import { onTheSpot } from '../values/wire-date';
import type { Zone } from '../values/zones';
import { dayOf } from './event-times';
import { withTimes } from './read-times';

export { schoolZone } from '../values/zones';

/**
 * Whole days are stored as their noon: the content service filters by days of Greenwich, and none is another's then.
 */
const noon = 'T12:00';

/** `2026-12-12T20:00`, or `2026-12-12` of whole days; empty where there is none. @param instant as it is stored */
export function typedTime(instant: string | null, zone: Zone, allDay: boolean): string {
  if (!instant) return '';
  if (!allDay) return onTheSpot(instant, zone).slice(0, 16);
  // As the site reads an end: at midnight it belongs to the day before.
  return dayOf(withTimes({ dateStart: '', dateEnd: instant, campus: { timezone: zone } }).dateEnd ?? '');
}

/** The typed instant; null where nothing was. */
export function storedTime(typed: string, zone: Zone): string | null {
  if (typed === '') return null;
  const isDay = dayOf(typed) === typed;
  return new Date(onTheSpot(isDay ? typed + noon : typed, zone)).toISOString();
}
