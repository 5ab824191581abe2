/** The open days that one can still visit. */
import type { ContentClient } from '~/content/client.server';
import { type EventSummary, listEvents } from './events.server';

/** More than a school has: a campus has a few a year. One question for all pages is cached once. */
const firstHundred = { page: 1, pageSize: 100 };

/** Soonest first; a full or cancelled one does not count. */
export async function openDaysToVisit(content: ContentClient, now: Date): Promise<EventSummary[]> {
  const { items } = await listEvents(content, now, { type: 'open-day' }, firstHundred);
  return items.filter(({ status }) => status === 'scheduled');
}
