/** Complete lists of events, for calendars and for the months of the agenda. */
import type { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient, ListOptions } from '~/content/client.server';
import { listEvery } from '~/content/lists.server';
import { isChosen } from '~/content/query';
import { reader } from '~/reading/reading.server';
import { events } from '../../../content-model/collections/events';
import { withTimes } from '../../../content-model/rules/read-times';
import { monthOf } from './by-month';
import { isOver, type ZonedEvent } from './event-day';
import { type EventFilter, filtersOf } from './event-filters.server';
import { type EventSummary, eventSummary, orderOf, readEvent } from './events.server';

/** The fields of a calendar. */
const calendarEvent = reader(events.views.calendar).transform(readEvent);
export type CalendarEvent = z.output<typeof calendarEvent>;

/** Events a calendar holds at most, far more than the school announces. */
const mostInCalendar = 500;

/**
 * The events of a calendar, soonest first, including those that ended some days ago: events missing from a subscription
 * disappear from the subscriber's calendar.
 *
 * @param since the first day an event may have ended on
 */
export function listCalendarEvents(
  content: ContentClient,
  since: Date,
  filter: EventFilter,
): Promise<readonly CalendarEvent[]> {
  const query = { filters: filtersOf(filter, since), ...askFor(calendarEvent), sort: orderOf({}) };
  return listEvery(content, '/events', calendarEvent, query, {
    maxEntries: mostInCalendar,
    fromUserInput: isChosen(filter),
  });
}

/** Most events that are sorted by their distance. */
const mostSorted = 500;

/** All of them, if the content service cannot sort them, or if the local day and month count and not those of Paris. */
export async function listEveryEvent(
  content: ContentClient,
  now: Date,
  filter: EventFilter,
  options: Pick<ListOptions, 'fromUserInput'> = {},
): Promise<readonly EventSummary[]> {
  const { month, ...asked } = filter;
  const query = {
    filters: filtersOf(asked, since(filter, now)),
    ...askFor(eventSummary),
    sort: orderOf(filter),
  };
  const events = await listEvery(content, '/events', eventSummary, query, {
    maxEntries: mostSorted,
    ...options,
  });
  return events.filter((event) => isAsked(event, filter, now) && (!month || monthOf(event) === month));
}

const eventMonth = reader(events.views.month).transform(withTimes);

/** In Paris it may already be the next day while an event of the day before still goes on elsewhere, and vice versa. */
function since({ past }: EventFilter, now: Date): Date {
  return past ? new Date(now.getTime() + day) : new Date(now.getTime() - day);
}

const day = 86_400_000;

/** No list shows an event whose start is unknown, and none counts it. */
function isAsked(event: ZonedEvent, { past }: EventFilter, now: Date): boolean {
  return event.dateStart !== '' && isOver(event, now) === Boolean(past);
}

/** Most events from which the months are counted. */
const mostDates = 500;

/** The starts of the events that match a filter, except its month. */
export async function listEventDates(
  content: ContentClient,
  now: Date,
  filter: Omit<EventFilter, 'month'>,
  options: Pick<ListOptions, 'fromUserInput'> = {},
) {
  const query = {
    filters: filtersOf(filter, since(filter, now)),
    ...askFor(eventMonth),
    sort: orderOf(filter),
  };
  const events = await listEvery(content, '/events', eventMonth, query, {
    maxEntries: mostDates,
    ...options,
  });
  return events.filter((event) => isAsked(event, filter, now));
}
