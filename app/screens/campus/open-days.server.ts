/** The next open day of each campus. */

import type { ContentClient } from '~/content/client.server';
import { listEvents } from '~/school/agenda/events.server';
import { dayOf } from '../../../content-model/rules/event-times';

export interface OpenDay {
  /** Slug of the event. */
  slug: string;
  /** `2026-12-12` */
  date: string;
}

/** Open days requested: a campus has a few a year. */
const enough = { page: 1, pageSize: 100 };

/** By campus slug; a campus without a future open day has none. */
export async function nextOpenDays(content: ContentClient, now: Date): Promise<Record<string, OpenDay>> {
  const { items } = await listEvents(content, now, { type: 'open-day' }, enough);
  const days: Record<string, OpenDay> = {};
  for (const { slug, dateStart, status, campus } of items) {
    if (!campus || status === 'cancelled' || Object.hasOwn(days, campus.slug)) continue;
    days[campus.slug] = { slug, date: dayOf(dateStart) };
  }
  return days;
}
