/** Loads the agenda's data for an address. */

import { namedEntry } from '~/base/named-entry';
import type { PageContent } from '~/content/page-content.server';
import { isChosen } from '~/content/query';
import {
  choiceWords,
  feedChoice,
  feedHref,
  type LookupOf,
  loosen,
  readListChoice,
} from '~/filters/narrowed-list';
import { type AgendaChoice, agendaList } from '~/school/agenda/agenda-list';
import { agendaTitle } from '~/school/agenda/agenda-title';
import { byMonth } from '~/school/agenda/by-month';
import {
  googleSubscriptionHref,
  outlookSubscriptionHref,
  webcalHref,
} from '~/school/agenda/calendar/calendar-links';
import type { EventFilter } from '~/school/agenda/event-filters.server';
import { type EventSummary, listEvents } from '~/school/agenda/events.server';
import { eventsByDistance } from '~/school/agenda/events-by-distance';
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
  /** `PUBLIC_ORIGIN`: calendars need the full address of a subscription. */
  origin: string;
  t: Labels;
}

/**
 * @param parameters query of the address
 * @returns null if the agenda has no such page
 */
export async function loadAgenda({ content, now, origin, t }: AgendaContext, parameters: URLSearchParams) {
  const page = requestedPage(parameters);
  if (page === null) return null;
  const campuses = await listCampuses(content);
  const nearness = nearnessOf(parameters, campuses, t);
  const near = nearness.shown.place;
  const filter = readListChoice(agendaList, parameters, { campuses, near });
  const { near: _, month, ...wanted } = filter;
  const { past, ...chosenEvents } = wanted;
  const chosen = { fromUserInput: isChosen({ ...chosenEvents, month }, page) };
  const [{ items, total }, dates] = await Promise.all([
    findEvents({ ...wanted, month }),
    listEventDates(content, now, wanted, { fromUserInput: isChosen(chosenEvents) }),
  ]);
  const pages = pageCount(total, pageSize);
  if (page > pages) return null;
  const lookup = {
    campuses: campuses.map(namedEntry),
    near,
    months: byMonth(dates).map(({ key, events }) => ({ key, count: events.length })),
  };
  return {
    filter,
    lookup,
    nearness: nearness.shown,
    distances: nearness.from ? distancesOf(nearness.from, items, campuses, t) : {},
    events: items,
    total,
    page,
    pages,
    subscription: subscriptionTo(filter, lookup, origin, t),
    common: nearness.common,
    /** If nothing was found: the criterion to remove, and the number then found. */
    loosened: total > 0 ? [] : await loosen(agendaList, filter, { lookup, t, count }),
  };

  async function count({ near: _near, ...asked }: AgendaChoice): Promise<number> {
    const { past: _past, ...narrowing } = asked;
    const how = { fromUserInput: isChosen(narrowing) };
    return asked.past
      ? (await listEvents(content, now, asked, { page: 1, pageSize }, how)).total
      : (await listEveryEvent(content, now, asked, how)).length;
  }

  /**
   * Future events are counted by the day of each campus; around a place, the whole list is sorted here: the content
   * service gets the same question for all places. Of past events, which may be many, only a page is requested.
   */
  async function findEvents(asked: EventFilter): Promise<{ items: readonly EventSummary[]; total: number }> {
    const { from } = nearness;
    if (!from && past)
      return listEvents(content.subject, now, asked, { page: Number(page), pageSize }, chosen);
    const all = await listEveryEvent(content.subject, now, asked, { fromUserInput: isChosen(chosenEvents) });
    const first = (Number(page) - 1) * pageSize;
    const inOrder = from ? eventsByDistance(all, from, campuses) : all;
    return { items: inOrder.slice(first, first + pageSize), total: all.length };
  }
}

/** The data beside the campuses of a page: `{ nantes: 'à 12 km' }`. */
function distancesOf(
  from: KnownPlace,
  events: readonly { campus: { slug: string } | null }[],
  campuses: readonly CampusSummary[],
  t: Labels,
): Record<string, string> {
  const shown = new Set(events.map(({ campus }) => campus?.slug));
  const held = campuses.filter(({ slug }) => shown.has(slug));
  return Object.fromEntries(held.map((campus) => [campus.slug, awayText(from, campus, t)]));
}

/** The same list as a calendar; a month or the past cannot be subscribed to. */
function subscriptionTo(
  filter: AgendaChoice,
  lookup: LookupOf<typeof agendaList>,
  origin: string,
  t: Labels,
) {
  const href = feedHref(agendaList, 'ics', filter);
  const held = feedChoice(agendaList, filter);
  const title = agendaTitle({ filter: held, lookup }, t);
  const address = `${origin}${href}`;
  return {
    words: choiceWords(agendaList, held, lookup, t),
    title,
    href,
    address,
    webcal: webcalHref(address),
    google: googleSubscriptionHref(address),
    outlook: outlookSubscriptionHref(address, title),
  };
}

export type Agenda = NonNullable<Awaited<ReturnType<typeof loadAgenda>>>;
