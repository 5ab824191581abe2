/** Events around a place, by the distance of their campus. Pure. */
import type { Position } from '../campuses/globe';
import { byNearestPlace } from '../campuses/nearest/by-nearest-place';
import { withinReach } from '../campuses/nearest/within-reach';
import type { EventSummary } from './events.server';

type EventPlace = Pick<EventSummary, 'campus' | 'mode'>;

/** Slug of the campus that one goes to for an event; null without one, or for an online event. */
export function campusToVisit({ campus, mode }: EventPlace): string | null {
  return mode === 'online' ? null : (campus?.slug ?? null);
}

/**
 * Events within reach, those of the nearest campus first, then those on no campus: online, or at another place. Equals
 * keep their order.
 */
export function eventsNear<E extends EventPlace>(
  events: readonly E[],
  from: Position,
  campuses: readonly (Position & { slug: string })[],
) {
  const campusesOf = (event: E) => [campusToVisit(event)].filter((slug) => slug !== null);
  const { near, onSite } = withinReach(byNearestPlace(events, campusesOf, from, campuses), from);
  const withoutCampus = events.filter((event) => campusToVisit(event) === null);
  return {
    events: [...near.map(({ item }) => item), ...withoutCampus],
    onSite,
    elsewhere: withoutCampus.length,
  };
}
