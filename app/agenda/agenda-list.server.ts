/** Finds what the agenda shows for an address. */
import { listCampuses } from '~/campuses/campuses.server';
import type { ContentClient } from '~/content/client.server';
import { pageCount, requestedPage } from '~/site/list-pages';
import { parseAgendaFilter } from './agenda-filter';
import { byMonth } from './by-month';
import { listEvents } from './events.server';
import { listEventDates } from './whole-lists.server';

/** Events on a page of the agenda. */
const pageSize = 12;

/**
 * @param parameters query of the address
 * @returns null when the agenda has no such page
 */
export async function loadAgenda(content: ContentClient, now: Date, parameters: URLSearchParams) {
  const page = requestedPage(parameters);
  if (page === null) return null;
  const campuses = await listCampuses(content);
  const filter = parseAgendaFilter(parameters, campuses);
  const { past } = filter;
  const wanted = { type: filter.type ?? undefined, campus: filter.campus ?? undefined, past };
  const [{ items, total }, dates] = await Promise.all([
    listEvents(content, now, { ...wanted, month: filter.month ?? undefined }, { page, pageSize }),
    listEventDates(content, now, wanted),
  ]);
  const pages = pageCount(total, pageSize);
  if (page > pages) return null;
  return {
    filter,
    events: items,
    total,
    page,
    pages,
    campuses: campuses.map(({ slug, title }) => ({ slug, title })),
    months: byMonth(dates).map(({ key, events }) => ({ key, count: events.length })),
  };
}

export type Agenda = NonNullable<Awaited<ReturnType<typeof loadAgenda>>>;
