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
import { nextMonth } from './by-month';
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
  /** Month the events begin in, `2026-12`. */
  month?: string | undefined;
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
    filters: filtersOf(filter, now),
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

const eventMonth = z.object({ dateStart: isoDate, campus: campusReference });

/** Most dates asked for in one call, and in all: a list of months is a help, not an archive. */
const datesPerCall = 100;
const mostCalls = 5;

/** When the events a filter lets through begin; its month aside. */
export async function listEventDates(content: ContentClient, now: Date, filter: Omit<EventFilter, 'month'>) {
  const dates: z.output<typeof eventMonth>[] = [];
  for (let page = 1; page <= mostCalls; page += 1) {
    const { items, total } = await content.list('/events', eventMonth, {
      filters: filtersOf(filter, now),
      fields: ['dateStart'],
      populate: { campus: { fields: ['title', 'slug', 'timezone'] } },
      sort: [filter.past ? 'dateStart:desc' : 'dateStart:asc'],
      pagination: { page, pageSize: datesPerCall },
    });
    dates.push(...items);
    if (page * datesPerCall >= total) break;
  }
  return dates;
}

function filtersOf({ type, campus, programme, month, past: over }: EventFilter, now: Date): Filters {
  return {
    ...(type ? { type: { $eq: type } } : {}),
    ...(campus ? { campus: { slug: { $eq: campus } } } : {}),
    ...(programme ? { programmes: { slug: { $eq: programme } } } : {}),
    ...(month ? within(month) : {}),
    ...(over ? past(now) : upcoming(now)),
  };
}

/** Months change at midnight UTC for the service; no event begins so late at night. */
function within(month: string): Filters {
  return { dateStart: { $gte: `${month}-01`, $lt: `${nextMonth(month)}-01` } };
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
