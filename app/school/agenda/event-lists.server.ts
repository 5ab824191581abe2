/** Whole lists of events, for calendars, for the agenda and for its months. */
import type { z } from 'zod';
import type { ContentClient, ListOptions } from '~/content/client.server';
import { listEvery } from '~/content/lists.server';
import { selectionOf } from '~/content/selection.server';
import { hasChoice } from '~/filters/narrowed-list';
import { reader } from '~/reading/reading.server';
import { events } from '../../../content-model/collections/events';
import { withTimes } from '../../../content-model/rules/read-times';
import { monthOf } from './by-month';
import { isOver, type ZonedEvent } from './event-day';
import { type EventChoice, eventFilters } from './event-filters.server';
import { type EventSummary, eventSummary, orderOf, readEvent } from './events.server';

/** The fields of a calendar. */
const calendarEvent = reader(events.views.calendar).transform(readEvent);
export type CalendarEvent = z.output<typeof calendarEvent>;

/** Far more events than the school announces; a longer list is cut. */
const maxEvents = 500;

/**
 * The events of a calendar, soonest first, including those that ended some days ago: events missing from a subscription
 * disappear from the subscriber's calendar.
 *
 * @param since the first day an event may have ended on
 */
export function listCalendarEvents(
  content: ContentClient,
  since: Date,
  choice: EventChoice,
): Promise<readonly CalendarEvent[]> {
  const query = { filters: eventFilters(choice, since), ...selectionOf(calendarEvent), sort: orderOf({}) };
  return listEvery(content, '/events', calendarEvent, query, {
    maxEntries: maxEvents,
    fromUserInput: hasChoice(choice),
  });
}

/** All events of a choice, by the day and month of each campus, which the content service cannot filter by. */
export async function listEveryEvent(
  content: ContentClient,
  now: Date,
  { month, ...choice }: EventChoice,
  options: Pick<ListOptions, 'fromUserInput'> = {},
): Promise<readonly EventSummary[]> {
  const events = await listInEveryMonth(content, eventSummary, now, choice, options);
  return month ? events.filter((event) => monthOf(event) === month) : events;
}

const eventMonth = reader(events.views.month).transform(withTimes);

/** The events by which the agenda counts its months. */
export function listEventsForMonths(
  content: ContentClient,
  now: Date,
  choice: Omit<EventChoice, 'month'>,
  options: Pick<ListOptions, 'fromUserInput'> = {},
) {
  return listInEveryMonth(content, eventMonth, now, choice, options);
}

async function listInEveryMonth<E extends ZonedEvent>(
  content: ContentClient,
  schema: z.ZodType<E>,
  now: Date,
  choice: Omit<EventChoice, 'month'>,
  options: Pick<ListOptions, 'fromUserInput'>,
): Promise<readonly E[]> {
  const query = {
    filters: eventFilters(choice, momentWithMargin(choice, now)),
    ...selectionOf(schema),
    sort: orderOf(choice),
  };
  const events = await listEvery(content, '/events', schema, query, { maxEntries: maxEvents, ...options });
  return events.filter((event) => isListed(event, choice, now));
}

const millisecondsOfDay = 86_400_000;

/**
 * The moment by which the service is asked, a day more than needed: in Paris it may already be the next day while an
 * event of the day before still goes on elsewhere, and vice versa.
 */
function momentWithMargin({ past }: EventChoice, now: Date): Date {
  return new Date(now.getTime() + (past ? millisecondsOfDay : -millisecondsOfDay));
}

/** Whether an event is past or future, as the choice has it; one whose start is unknown is in no list. */
function isListed(event: ZonedEvent, { past }: EventChoice, now: Date): boolean {
  return event.dateStart !== '' && isOver(event, now) === Boolean(past);
}
