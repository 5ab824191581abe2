/** Events from the content service. */
import type { z } from 'zod';
import type { ContentClient, ContentList, ListOptions } from '~/content/client.server';
import { selectionOf } from '~/content/selection.server';
import { reader } from '~/reading/reading.server';
import { events } from '../../../content-model/collections/events';
import { type Availability, eventTypes } from '../../../content-model/enumerations';
import { type TimedEvent, withTimes } from '../../../content-model/rules/read-times';
import { isOver } from './event-day';
import { type EventChoice, eventFilters } from './event-filters.server';

type WireEvent = TimedEvent & Partial<Record<'availability' | 'status', Availability | null>>;

/** An event with its times by the clock of its campus, and its availability as `status`, the former name of the field. */
export function readEvent<T extends WireEvent>({ availability, status, ...event }: T) {
  return { ...withTimes(event), status: availability ?? status ?? ('scheduled' as const) };
}

/** The fields of an event's card. */
export const eventSummary = reader(events.views.summary).transform(readEvent);
export type EventSummary = z.output<typeof eventSummary>;

const event = reader(events.views.sheet).transform(({ type, ...value }) => ({
  ...readEvent({ ...value, type: eventTypes.find((candidate) => candidate === type) ?? null }),
  /** The kind as in content, which a school may label itself. */
  kind: type,
}));
export type AgendaEvent = z.output<typeof event>;

/** Soonest first, past ones latest first; slugs order events of the same time, on every page. */
export function orderOf({ past }: Pick<EventChoice, 'past'>): string[] {
  return [past ? 'dateStart:desc' : 'dateStart:asc', 'slug:asc'];
}

/** One page of events, soonest first; without those that are over by local time, though not yet in Paris. */
export async function listEvents(
  content: ContentClient,
  now: Date,
  choice: EventChoice,
  pagination: { page: number; pageSize: number },
  options: Pick<ListOptions, 'fromUserInput'> = {},
): Promise<ContentList<EventSummary>> {
  const query = {
    filters: eventFilters(choice, now),
    ...selectionOf(eventSummary),
    sort: orderOf(choice),
    pagination,
  };
  const list = await content.list('/events', eventSummary, query, options);
  const items = list.items.filter((event) => event.dateStart !== '' && (choice.past || !isOver(event, now)));
  return { ...list, items, total: list.total - (list.items.length - items.length) };
}

/** @throws {ContentNotFound} when there is no event with that slug */
export function findEvent(content: ContentClient, eventSlug: string): Promise<AgendaEvent> {
  return content.entry(`/events/${eventSlug}`, event, selectionOf(event));
}
