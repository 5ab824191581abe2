/** Events around a place, by the distance of their campus. Pure. */
import type { Position } from '../campuses/globe';
import { withinReach } from '../campuses/nearest/around-place';
import { byNearestPlace } from '../campuses/nearest/by-nearest-place';
import type { EventSummary } from './events.server';

type EventPlace = Pick<EventSummary, 'campus' | 'mode'>;

/** The campuses of an event; null without one, or for an online event. */
export function campusToGoTo({ campus, mode }: EventPlace): string | null {
  return mode === 'online' ? null : (campus?.slug ?? null);
}

/** Nearest campus first, then those on no campus: one may follow them online. Equals keep their order. */
export function eventsAround<E extends EventPlace>(
  events: readonly E[],
  from: Position,
  campuses: readonly (Position & { slug: string })[],
) {
  const campusesOf = (event: E) => [campusToGoTo(event)].filter((slug) => slug !== null);
  const { near, onSite } = withinReach(byNearestPlace(events, campusesOf, from, campuses), from);
  const unplacedEvents = events.filter((event) => campusToGoTo(event) === null);
  return {
    events: [...near.map(({ item }) => item), ...unplacedEvents],
    onSite,
    elsewhere: unplacedEvents.length,
  };
}
