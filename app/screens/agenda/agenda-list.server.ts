/** Finds what the agenda shows for an address. */

import type { PageContent } from '~/content/page-content.server';
import { isChosen } from '~/content/query';
import { type AgendaFilter, agendaHref, parseAgendaFilter } from '~/school/agenda/agenda-filter';
import { agendaTitle, filterWords } from '~/school/agenda/agenda-title';
import { byMonth } from '~/school/agenda/by-month';
import { calendarHref } from '~/school/agenda/calendar/calendar-filter';
import {
  googleSubscriptionHref,
  outlookSubscriptionHref,
  webcalHref,
} from '~/school/agenda/calendar/calendar-links';
import type { EventFilter } from '~/school/agenda/event-filters.server';
import { type EventSummary, listEvents } from '~/school/agenda/events.server';
import { eventsByDistance } from '~/school/agenda/events-by-distance';
import { loosenedFilters } from '~/school/agenda/loosened-filter';
import { listEventDates, listEveryEvent } from '~/school/agenda/whole-lists.server';
import { type CampusSummary, listCampuses } from '~/school/campuses/campuses.server';
import { awayText, nearnessOf } from '~/school/campuses/nearest/nearness.server';
import type { KnownPlace } from '~/school/campuses/nearest/place';
import type { Labels } from '~/site/labels';
import { pageCount, requestedPage } from '~/site/list-pages';

/** Events on a page of the agenda. */
const pageSize = 12;

interface AgendaContext {
  content: PageContent;
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
  const nearness = nearnessOf(parameters, campuses, t);
  const filter = parseAgendaFilter(parameters, campuses, nearness.from?.word);
  const { past, month } = filter;
  const wanted = { type: filter.type ?? undefined, campus: filter.campus ?? undefined };
  const chosen = { fromUserInput: isChosen({ ...wanted, month }, page) };
  const [{ items, total }, dates] = await Promise.all([
    findEvents({ ...wanted, past, month: month ?? undefined }),
    listEventDates(content, now, { ...wanted, past }, { fromUserInput: isChosen(wanted) }),
  ]);
  const pages = pageCount(total, pageSize);
  if (page > pages) return null;
  return {
    filter,
    nearness: nearness.shown,
    aways: nearness.from ? awaysOf(nearness.from, items, campuses, t) : {},
    events: items,
    total,
    page,
    pages,
    campuses: campuses.map(({ slug, title }) => ({ slug, title })),
    subscription: subscriptionTo(filter, campuses, origin, t),
    months: byMonth(dates).map(({ key, events }) => ({ key, count: events.length })),
    common: nearness.common,
    /** Where nothing was found: what to give up, and how much there is then. */
    loosened: total > 0 ? [] : await loosen(),
  };

  async function loosen() {
    const tries = loosenedFilters(filter, campuses, t).map(async (loosened) => {
      const { type, campus, month } = loosened.filter;
      const asked = { type: type ?? undefined, campus: campus ?? undefined, past, month: month ?? undefined };
      const fromUserInput = isChosen({ type, campus, month });
      const { total: count } = await listEvents(
        content,
        now,
        asked,
        { page: 1, pageSize },
        { fromUserInput },
      );
      return { href: agendaHref(loosened.filter), words: loosened.words, count };
    });
    return (await Promise.all(tries)).filter(({ count }) => count > 0);
  }

  /**
   * What is to come is counted by the day of each campus; around a place, the whole list is sorted here: the content
   * service is asked the same for all places. Of what is past, a year or ten, a page is asked for.
   */
  async function findEvents(asked: EventFilter): Promise<{ items: readonly EventSummary[]; total: number }> {
    const { from } = nearness;
    if (!from && past)
      return listEvents(content.subject, now, asked, { page: Number(page), pageSize }, chosen);
    const all = await listEveryEvent(content.subject, now, asked, { fromUserInput: isChosen(wanted) });
    const first = (Number(page) - 1) * pageSize;
    const inOrder = from ? eventsByDistance(all, from, campuses) : all;
    return { items: inOrder.slice(first, first + pageSize), total: all.length };
  }
}

/** What stands beside the campuses of a page: `{ nantes: 'à 12 km' }`. */
function awaysOf(
  from: KnownPlace,
  events: readonly { campus: { slug: string } | null }[],
  campuses: readonly CampusSummary[],
  t: Labels,
): Record<string, string> {
  const shown = new Set(events.map(({ campus }) => campus?.slug));
  const held = campuses.filter(({ slug }) => shown.has(slug));
  return Object.fromEntries(held.map((campus) => [campus.slug, awayText(from, campus, t)]));
}

/** The same list as a calendar; a month or the past is nothing to subscribe to. */
function subscriptionTo(
  filter: AgendaFilter,
  campuses: readonly { slug: string; title: string }[],
  origin: string,
  t: Labels,
) {
  const href = calendarHref(filter);
  const chosen = { filter: { ...filter, month: null, near: null, past: false }, campuses };
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
