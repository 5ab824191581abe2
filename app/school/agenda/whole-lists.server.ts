/** Complete lists of events, for calendars and for the months of the agenda. */
import { z } from 'zod/v4';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient, ListOptions } from '~/content/client.server';
import { isoDateOrNone, optionalIsoDate } from '~/content/fields.server';
import { listEvery } from '~/content/list-every';
import { isChosen } from '~/content/query';
import { type EventFilter, filtersOf } from './event-filters.server';
import {
  campusReference,
  type EventSummary,
  eventSummary,
  orderOf,
  summaryShape,
  withStatus,
} from './events.server';

/** What a calendar needs. */
const { image: _, ...calendarShape } = summaryShape;
const calendarEvent = z.object({ ...calendarShape, updatedAt: optionalIsoDate }).transform(withStatus);
export type CalendarEvent = z.output<typeof calendarEvent>;

/** Events a calendar holds at most, far more than the school announces. */
const mostInCalendar = 500;

/**
 * The events of a calendar, soonest first, those included that were over at most some days ago: what a
 * subscription leaves out disappears from the subscriber's calendar.
 *
 * @param since the first day an event may have ended on
 */
export function listCalendarEvents(
  content: ContentClient,
  since: Date,
  filter: Pick<EventFilter, 'type' | 'campus'>,
): Promise<readonly CalendarEvent[]> {
  const query = { filters: filtersOf(filter, since), ...askFor(calendarEvent), sort: orderOf({}) };
  return listEvery(content, '/events', calendarEvent, query, {
    most: mostInCalendar,
    fromUserInput: isChosen(filter),
  });
}

/** Most events that are sorted by their distance. */
const mostSorted = 500;

/** All of them, where their order is no question to the content service. */
export function listEveryEvent(
  content: ContentClient,
  now: Date,
  filter: EventFilter,
  options: Pick<ListOptions, 'fromUserInput'> = {},
): Promise<readonly EventSummary[]> {
  const query = { filters: filtersOf(filter, now), ...askFor(eventSummary), sort: orderOf(filter) };
  return listEvery(content, '/events', eventSummary, query, { most: mostSorted, ...options });
}

const eventMonth = z.object({ dateStart: isoDateOrNone, campus: campusReference });

/** Most events from which the months are counted. */
const mostDates = 500;

/** When the events a filter lets through begin; its month aside. */
export function listEventDates(
  content: ContentClient,
  now: Date,
  filter: Omit<EventFilter, 'month'>,
  options: Pick<ListOptions, 'fromUserInput'> = {},
) {
  const query = { filters: filtersOf(filter, now), ...askFor(eventMonth), sort: orderOf(filter) };
  return listEvery(content, '/events', eventMonth, query, { most: mostDates, ...options });
}
