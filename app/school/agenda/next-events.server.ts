/** The next events, for the menus, the home page and the forms. */
import type { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import { selectionOf } from '~/content/selection.server';
import { reader } from '~/reading/reading.server';
import { events } from '../../../content-model/collections/events';
import { withTimes } from '../../../content-model/rules/read-times';
import type { Zone } from '../../../content-model/values/zones';
import { isOver } from './event-day';
import { upcomingFilters } from './event-filters.server';

const navigationEvent = reader(events.views.navigation);
export type WireNavigationEvent = z.output<typeof navigationEvent>;

/** Next events of every page (specification §9). */
const nextEventCount = 6;

/** The next six events, of one campus if it is named (specification §7). Their times get their zone from `byCampusClock`. */
export async function nextEvents(
  content: ContentClient,
  now: Date,
  campusSlug?: string,
): Promise<WireNavigationEvent[]> {
  const { items } = await content.list('/events', navigationEvent, {
    filters: { ...(campusSlug ? { campus: { slug: { $eq: campusSlug } } } : {}), ...upcomingFilters(now) },
    ...selectionOf(navigationEvent),
    sort: ['dateStart:asc'],
    pagination: { limit: nextEventCount },
  });
  return items;
}

/**
 * Events with their times by the clock of their campus, without those that are over there. The call of §7 has no time
 * zones: they are those of the campuses.
 */
export function byCampusClock(
  events: readonly WireNavigationEvent[],
  campuses: readonly { slug: string; timezone: Zone }[],
  now: Date,
) {
  const zones = new Map(campuses.map(({ slug, timezone }) => [slug, timezone]));
  return events
    .map(({ campus, ...event }) =>
      withTimes({ ...event, campus: campus && { ...campus, timezone: zones.get(campus.slug) } }),
    )
    .filter((event) => !isOver(event, now));
}
