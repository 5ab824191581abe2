/** Complete lists of events, for calendars and for the months of the agenda. */
import { z } from 'zod/v4';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { isoDate, optionalIsoDate } from '~/content/fields.server';
import type { ContentQuery } from '~/content/query';
import { type EventFilter, filtersOf } from './event-filters.server';
import { campusReference, summaryShape } from './events.server';

/** What a calendar needs. */
const { image: _, ...calendarShape } = summaryShape;
const calendarEvent = z.object({ ...calendarShape, updatedAt: optionalIsoDate });
export type CalendarEvent = z.output<typeof calendarEvent>;

/** Events a calendar holds at most, far more than the school announces. */
const mostInCalendar = 500;

/**
 * The events of a calendar, soonest first, those included that were over at most some days ago: what a
 * subscription leaves out disappears from the subscriber's calendar.
 *
 * @param since the first day an event may have ended on
 */
export async function listCalendarEvents(
  content: ContentClient,
  since: Date,
  filter: Pick<EventFilter, 'type' | 'campus'>,
): Promise<CalendarEvent[]> {
  return listAll(content, calendarEvent, mostInCalendar, {
    filters: filtersOf(filter, since),
    ...askFor(calendarEvent),
    sort: ['dateStart:asc'],
  });
}

const eventMonth = z.object({ dateStart: isoDate, campus: campusReference });

/** Most events from which the months are counted. */
const mostDates = 500;

/** When the events a filter lets through begin; its month aside. */
export function listEventDates(content: ContentClient, now: Date, filter: Omit<EventFilter, 'month'>) {
  return listAll(content, eventMonth, mostDates, {
    filters: filtersOf(filter, now),
    ...askFor(eventMonth),
    sort: [filter.past ? 'dateStart:desc' : 'dateStart:asc'],
  });
}

/** Entries the service gives in one answer: Strapi's own limit. */
const perCall = 100;

async function listAll<T>(
  content: ContentClient,
  schema: z.ZodType<T>,
  most: number,
  query: ContentQuery,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page += 1) {
    const pagination = { page, pageSize: perCall };
    const { items, total } = await content.list('/events', schema, { ...query, pagination });
    all.push(...items);
    if (page * perCall >= Math.min(total, most)) return all;
  }
}
