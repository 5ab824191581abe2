/** Events from the content service. */
import { z } from 'zod/v4';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient, ContentList, ListOptions } from '~/content/client.server';
import {
  isoDateOrNone,
  optionalHref,
  optionalIsoDate,
  optionalMedia,
  optionalReference,
  optionalText,
  orAbsent,
  references,
  slug,
  text,
} from '~/content/fields.server';
import { unaskedOnWire } from '~/content/on-wire.server';
import { richText } from '~/content/rich-text.server';
import { entityHead } from '~/site/entity-head.server';
import { zones } from '~/site/zones';
import { type EventFilter, filtersOf, upcoming } from './event-filters.server';
import { eventTypes } from './event-types';

export const campusReference = orAbsent(
  z.object({ title: text, slug, timezone: z.enum(zones).optional().catch(undefined) }),
);

/** Section 7's call asks for no time zone. */
const campusOfCall = optionalReference.transform((campus): z.output<typeof campusReference> => campus);

/** Exactly the fields of section 7 of the specification. */
const navigationEvent = z.object({
  title: text,
  slug,
  description: optionalText,
  url: optionalHref,
  dateStart: isoDateOrNone,
  dateEnd: optionalIsoDate,
  campus: campusOfCall,
});
export type NavigationEvent = z.output<typeof navigationEvent>;

/** Events stored at most (specification §9). */
const storedEvents = 6;

/** `GET /events` of section 7: the next six, of one campus when given. */
export async function nextEvents(
  content: ContentClient,
  now: Date,
  campusSlug?: string,
): Promise<NavigationEvent[]> {
  const { items } = await content.list('/events', navigationEvent, {
    filters: { ...(campusSlug ? { campus: { slug: { $eq: campusSlug } } } : {}), ...upcoming(now) },
    ...askFor(navigationEvent),
    sort: ['dateStart:asc'],
    pagination: { limit: storedEvents },
  });
  return items;
}

/** `status` is its former name, which Strapi keeps to itself. */
const availability = z.enum(['scheduled', 'full', 'cancelled']);

export const summaryShape = {
  title: text,
  slug,
  description: optionalText,
  url: optionalHref,
  dateStart: isoDateOrNone,
  dateEnd: optionalIsoDate,
  type: orAbsent(z.enum(eventTypes)),
  availability: orAbsent(availability),
  status: orAbsent(unaskedOnWire(availability)),
  mode: z.enum(['on-site', 'online', 'mixed']).catch('on-site'),
  place: optionalText,
  campus: campusReference,
  image: optionalMedia,
};

type Availability = z.output<typeof availability>;

/** An event whose state is known by one name. */
export function withStatus<T extends Partial<Record<'availability' | 'status', Availability | null>>>({
  availability: state,
  status,
  ...event
}: T) {
  return { ...event, status: state ?? status ?? ('scheduled' as const) };
}

/** What a card of an event needs. */
export const eventSummary = z.object(summaryShape).transform(withStatus);
export type EventSummary = z.output<typeof eventSummary>;

const event = z
  .object({
    ...summaryShape,
    updatedAt: optionalIsoDate,
    body: richText,
    programmes: references,
    seo: entityHead,
  })
  .transform(withStatus);
export type AgendaEvent = z.output<typeof event>;

/** Soonest first, of the past the latest; slugs order what begins together, on whichever page it stands. */
export function orderOf({ past }: Pick<EventFilter, 'past'>): string[] {
  return [past ? 'dateStart:desc' : 'dateStart:asc', 'slug:asc'];
}

/** One page of events, soonest first. */
export function listEvents(
  content: ContentClient,
  now: Date,
  filter: EventFilter,
  pagination: { page: number; pageSize: number },
  options: Pick<ListOptions, 'fromUserInput'> = {},
): Promise<ContentList<EventSummary>> {
  const query = {
    filters: filtersOf(filter, now),
    ...askFor(eventSummary),
    sort: orderOf(filter),
    pagination,
  };
  return content.list('/events', eventSummary, query, options);
}

/** @throws {ContentNotFound} when there is no event with that slug */
export function findEvent(content: ContentClient, eventSlug: string): Promise<AgendaEvent> {
  return content.entry(`/events/${eventSlug}`, event, askFor(event));
}
