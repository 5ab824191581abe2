/** Events by the distance of their campus. Pure. */
import type { Position } from '../campuses/globe';
import { byNearestCampus } from '../campuses/nearest/by-nearest-campus';
import type { EventSummary } from './events.server';

type EventPlace = Pick<EventSummary, 'campus' | 'mode'>;

/** The campuses of an event; null without one, or for an online event. */
export function campusToGoTo({ campus, mode }: EventPlace): string | null {
  return mode === 'online' ? null : (campus?.slug ?? null);
}

/** Nearest campus first, the others last; equals keep their order. */
export function eventsByDistance<E extends EventPlace>(
  events: readonly E[],
  from: Position,
  campuses: readonly (Position & { slug: string })[],
): E[] {
  const placesOf = (event: E) => {
    const campus = campusToGoTo(event);
    return campus === null ? [] : [campus];
  };
  return byNearestCampus(events, placesOf, from, campuses).map(({ item }) => item);
}
