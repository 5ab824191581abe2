/** The open days that one can still visit: the sheet of a programme, the directory of campuses, home and advice ask here. */
import type { ContentClient } from '~/content/client.server';
import { type EventSummary, listEvents } from './events.server';

/** Open days requested: a campus has a few a year. The same question for every page. */
const enough = { page: 1, pageSize: 100 };

/** Soonest first; a full or cancelled one does not count. */
export async function openDaysToVisit(content: ContentClient, now: Date): Promise<EventSummary[]> {
  const { items } = await listEvents(content, now, { type: 'open-day' }, enough);
  return items.filter(({ status }) => status === 'scheduled');
}
