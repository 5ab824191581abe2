/** Finds what the agenda shows for an address. */

import type { ContentClient } from '~/content/client.server';
import { isChosen } from '~/content/query';
import { type AgendaFilter, parseAgendaFilter } from '~/school/agenda/agenda-filter';
import { agendaTitle, filterWords } from '~/school/agenda/agenda-title';
import { byMonth } from '~/school/agenda/by-month';
import { calendarHref } from '~/school/agenda/calendar/calendar-filter';
import {
  googleSubscriptionHref,
  outlookSubscriptionHref,
  webcalHref,
} from '~/school/agenda/calendar/calendar-links';
import { listEvents } from '~/school/agenda/events.server';
import { listEventDates } from '~/school/agenda/whole-lists.server';
import { listCampuses } from '~/school/campuses/campuses.server';
import type { Labels } from '~/site/labels';
import { pageCount, requestedPage } from '~/site/list-pages';

/** Events on a page of the agenda. */
const pageSize = 12;

interface AgendaContext {
  content: ContentClient;
  now: Date;
  /** `PUBLIC_ORIGIN`: calendars ask for a subscription by its whole address. */
  origin: string;
  t: Labels;
}

/**
 * @param parameters query of the address
 * @returns null when the agenda has no such page
 */
export async function loadAgenda({ content, now, origin, t }: AgendaContext, parameters: URLSearchParams) {
  const page = requestedPage(parameters);
  if (page === null) return null;
  const campuses = await listCampuses(content);
  const filter = parseAgendaFilter(parameters, campuses);
  const { past, month } = filter;
  const wanted = { type: filter.type ?? undefined, campus: filter.campus ?? undefined };
  const chosen = { fromUserInput: isChosen({ ...wanted, month }, page) };
  const [{ items, total }, dates] = await Promise.all([
    listEvents(content, now, { ...wanted, past, month: month ?? undefined }, { page, pageSize }, chosen),
    listEventDates(content, now, { ...wanted, past }, { fromUserInput: isChosen(wanted) }),
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
    subscription: subscriptionTo(filter, campuses, origin, t),
    months: byMonth(dates).map(({ key, events }) => ({ key, count: events.length })),
  };
}

/** The same list as a calendar; a month or the past is nothing to subscribe to. */
function subscriptionTo(
  filter: AgendaFilter,
  campuses: readonly { slug: string; title: string }[],
  origin: string,
  t: Labels,
) {
  const href = calendarHref(filter);
  const chosen = { filter: { ...filter, month: null, past: false }, campuses };
  const title = agendaTitle(chosen, t);
  const address = `${origin}${href}`;
  return {
    words: filterWords(chosen, t),
    title,
    href,
    address,
    webcal: webcalHref(address),
    google: googleSubscriptionHref(address),
    outlook: outlookSubscriptionHref(address, title),
  };
}

export type Agenda = NonNullable<Awaited<ReturnType<typeof loadAgenda>>>;
