/**
 * An event's times in the content service's panel: an editor types the hour of the campus, in any zone; the stored
 * value is an instant. `npm run content strapi` bundles this. Pure.
 */
import { onTheSpot } from '../values/wire-date';
import { isZone, schoolZone, type Zone } from '../values/zones';
import { dayOf } from './event-times';
import { withTimes } from './read-times';

export { schoolZone };

/** The zone that a campus names; as on the site, the school's own if there is none of that name. */
export const zoneOfCampus = (timezone: string | null | undefined): Zone =>
  timezone && isZone(timezone) ? timezone : schoolZone;

/** A year of which only the first digits are typed, `0002`: the text stays as it is, since zones had other hours then. */
const isYearUnfinished = (text: string): boolean => text.startsWith('0');

/**
 * Whole days are stored as noon: the content service filters by days of UTC, and noon is the same day in every zone of
 * the school.
 */
const noon = 'T12:00';

/**
 * `2026-12-12T20:00`, or `2026-12-12` for whole days; empty without one
 * @param instant as it is stored
 */
export function typedTime(instant: string | null, zone: Zone, allDay: boolean): string {
  if (!instant) return '';
  if (isYearUnfinished(instant)) return allDay ? dayOf(instant) : instant.slice(0, 16);
  if (!allDay) return onTheSpot(instant, zone).slice(0, 16);
  // As the site reads an end: at midnight it belongs to the day before.
  return dayOf(withTimes({ dateStart: '', dateEnd: instant, campus: { timezone: zone } }).dateEnd ?? '');
}

/** The typed instant; null without one. */
export function storedTime(typed: string, zone: Zone): string | null {
  if (typed === '') return null;
  const moment = dayOf(typed) === typed ? typed + noon : typed;
  return isYearUnfinished(typed) ? `${moment}:00.000Z` : new Date(onTheSpot(moment, zone)).toISOString();
}
