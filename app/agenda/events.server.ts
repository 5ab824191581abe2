/** Events as the content service answers them. */
import { z } from 'zod/v4';
import type { ContentClient, List } from '~/content/client.server';
import {
  isoDate,
  lenientArray,
  optionalHref,
  optionalIsoDate,
  optionalMedia,
  optionalText,
  slug,
  text,
} from '~/content/fields.server';
import type { Filters } from '~/content/query';
import { richText } from '~/content/rich-text.server';
import { entityHead } from '~/site/head.server';
import { eventTypes } from './event-types';

const campusReference = z
  .object({ title: text, slug, timezone: z.enum(['Europe/Paris', 'Indian/Reunion']).optional() })
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** Exactly the fields of section 7 of the specification. */
const navigationEvent = z.object({
  title: text,
  slug,
  description: optionalText,
  url: optionalHref,
  dateStart: isoDate,
  dateEnd: optionalIsoDate,
  campus: campusReference,
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
    fields: ['title', 'slug', 'description', 'url', 'dateStart', 'dateEnd'],
    populate: { campus: { fields: ['title', 'slug'] } },
    sort: ['dateStart:asc'],
    pagination: { limit: storedEvents },
  });
  return items;
}

const summaryShape = {
  title: text,
  slug,
  description: optionalText,
  url: optionalHref,
  dateStart: isoDate,
  dateEnd: optionalIsoDate,
  type: z.enum(eventTypes),
  status: z.enum(['scheduled', 'cancelled']).catch('scheduled'),
  mode: z.enum(['on-site', 'online', 'mixed']).catch('on-site'),
  place: optionalText,
  campus: campusReference,
  image: optionalMedia,
};

/** What a card of an event needs. */
export const eventSummary = z.object(summaryShape);
export type EventSummary = z.output<typeof eventSummary>;

const event = z.object({
  ...summaryShape,
  body: richText,
  programmes: lenientArray(z.object({ slug, title: text })),
  seo: entityHead,
});
export type AgendaEvent = z.output<typeof event>;

export interface EventFilter {
  type?: (typeof eventTypes)[number] | undefined;
  campus?: string | undefined;
  programme?: string | undefined;
  /** Past events, the latest first, instead of those to come. */
  past?: boolean | undefined;
}

/** One page of events, soonest first. */
export function listEvents(
  content: ContentClient,
  now: Date,
  filter: EventFilter,
  pagination: { page: number; pageSize: number },
): Promise<List<EventSummary>> {
  return content.list('/events', eventSummary, {
    filters: {
      ...(filter.type ? { type: { $eq: filter.type } } : {}),
      ...(filter.campus ? { campus: { slug: { $eq: filter.campus } } } : {}),
      ...(filter.programme ? { programmes: { slug: { $eq: filter.programme } } } : {}),
      ...(filter.past ? past(now) : upcoming(now)),
    },
    fields: [
      'title',
      'slug',
      'description',
      'url',
      'dateStart',
      'dateEnd',
      'type',
      'status',
      'mode',
      'place',
    ],
    populate: { campus: { fields: ['title', 'slug', 'timezone'] }, image: {} },
    sort: [filter.past ? 'dateStart:desc' : 'dateStart:asc'],
    pagination,
  });
}

/** @throws {ContentNotFound} when no event is called so */
export function findEvent(content: ContentClient, eventSlug: string): Promise<AgendaEvent> {
  return content.entry(`/events/${eventSlug}`, event, {
    populate: {
      campus: { fields: ['title', 'slug', 'timezone'] },
      programmes: { fields: ['title', 'slug'] },
      image: {},
      seo: {},
    },
  });
}

/** End date on or after today and not null, or start date on or after today (specification §7). */
function upcoming(now: Date): Filters {
  const today = dayOf(now);
  return {
    $or: [
      { $and: [{ dateEnd: { $gte: today } }, { dateEnd: { $notNull: true } }] },
      { dateStart: { $gte: today } },
    ],
  };
}

function past(now: Date): Filters {
  const today = dayOf(now);
  return {
    $and: [
      { dateStart: { $lt: today } },
      { $or: [{ dateEnd: { $lt: today } }, { dateEnd: { $null: true } }] },
    ],
  };
}

/** Calendar day in Paris: the address of the call, and so its cache key, changes once a day. */
function dayOf(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' }).format(now);
}
