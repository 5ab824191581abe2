/** The next open day of each campus. */

import type { ContentClient } from '~/content/client.server';
import { zoneOf } from '~/school/agenda/event-day';
import { listEvents } from '~/school/agenda/events.server';
import type { Zone } from '~/site/zones';

export interface OpenDay {
  /** Slug of the event. */
  slug: string;
  /** ISO date or date-time. */
  date: string;
  timezone: Zone;
}

/** Open days asked for: a campus has a few a year. */
const enough = { page: 1, pageSize: 100 };

/** By campus slug; a campus without an open day to come has none. */
export async function nextOpenDays(content: ContentClient, now: Date): Promise<Record<string, OpenDay>> {
  const { items } = await listEvents(content, now, { type: 'open-day' }, enough);
  const days: Record<string, OpenDay> = {};
  for (const event of items) {
    const { slug, dateStart, status, campus } = event;
    if (!campus || status === 'cancelled' || Object.hasOwn(days, campus.slug)) continue;
    days[campus.slug] = { slug, date: dateStart, timezone: zoneOf(event) };
  }
  return days;
}
