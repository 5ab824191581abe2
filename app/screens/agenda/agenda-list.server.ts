/** Loads the agenda's data for an address. */

import { namedEntry } from '~/base/named-entry';
import type { ContentClient } from '~/content/client.server';
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
import { type AgendaChoice, agendaCriteria } from '~/school/agenda/agenda-criteria';
import { agendaTitle } from '~/school/agenda/agenda-title';
import { byMonth } from '~/school/agenda/by-month';
import {
  googleSubscriptionHref,
  outlookSubscriptionHref,
  webcalHref,
} from '~/school/agenda/calendar/calendar-links';
import { listEventDates, listEveryEvent } from '~/school/agenda/complete-lists.server';
import type { EventFilter } from '~/school/agenda/event-filters.server';
import { type EventSummary, listEvents } from '~/school/agenda/events.server';
import { eventsAround } from '~/school/agenda/events-around';
import { type CampusSummary, listCampuses } from '~/school/campuses/campuses.server';
import type { CountAround } from '~/school/campuses/nearest/around-place';
import { awayText, nearnessOf, placeNamed } from '~/school/campuses/nearest/nearness.server';
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
  const filter = readListChoice(agendaCriteria, parameters, { campuses, near });
  const [{ items, ...counts }, dates] = await Promise.all([
    findEvents(content.subject, filter, Number(page)),
    listDates({ ...filter, month: null }),
  ]);
  const { total } = counts;
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
    ...counts,
    page,
    pages,
    subscription: subscriptionTo(filter, lookup, origin, t),
    isUsualPlace: nearness.isUsualPlace,
    /** If nothing was found: the criterion to remove, and the number then found. */
    loosened: total > 0 ? [] : await loosen(agendaCriteria, filter, { lookup, t, count }),
  };

  /** What is on no campus alone is no reason to propose a place. */
  async function count(asked: AgendaChoice): Promise<number> {
    const { total, elsewhere = 0 } = await findEvents(content, asked, 1);
    return total > elsewhere ? total : 0;
  }

  /**
   * Future events are counted by the day of each campus; around a place, the whole list is sorted here: the content
   * service gets the same question for all places. Of past events, which may be many, only a page is requested.
   */
  async function findEvents(
    client: ContentClient,
    { near: word, ...asked }: AgendaChoice,
    number: number,
  ): Promise<FoundEvents> {
    const from = placeNamed(word, campuses);
    const { past, ...narrowing } = asked;
    if (!from && past) {
      const pagination = { page: number, pageSize };
      const fromUserInput = isChosen(narrowing, number);
      const { items, total } = await listEvents(client, now, asked, pagination, { fromUserInput });
      return { items, total, onSite: null };
    }
    const all = await everyEvent(client, asked);
    const { events, ...counted } = from ? eventsAround(all, from, campuses) : { events: all, onSite: null };
    const first = (number - 1) * pageSize;
    return { ...counted, items: events.slice(first, first + pageSize), total: events.length };
  }

  /** The months offered are those of the list. */
  async function listDates({ near: word, ...asked }: AgendaChoice) {
    const { past: _, ...narrowing } = asked;
    const from = placeNamed(word, campuses);
    if (!from) return listEventDates(content, now, asked, { fromUserInput: isChosen(narrowing) });
    const all = await everyEvent(content, asked);
    const near = new Set(eventsAround(all, from, campuses).events);
    return all.filter((event) => near.has(event));
  }

  function everyEvent(client: ContentClient, asked: EventFilter) {
    const { past: _past, month: _month, ...narrowing } = asked;
    return listEveryEvent(client, now, asked, { fromUserInput: isChosen(narrowing) });
  }
}

interface FoundEvents extends CountAround {
  items: readonly EventSummary[];
}

/** The data beside the campuses of a page: `{ nantes: 'à 12 km' }`. */
function distancesOf(
  from: KnownPlace,
  events: readonly { campus: { slug: string } | null }[],
  campuses: readonly CampusSummary[],
  t: Labels,
): Record<string, string> {
  const campusSlugs = new Set(events.map(({ campus }) => campus?.slug));
  const campusesOfEvents = campuses.filter(({ slug }) => campusSlugs.has(slug));
  return Object.fromEntries(campusesOfEvents.map((campus) => [campus.slug, awayText(from, campus, t)]));
}

/** The same list as a calendar; a month or the past cannot be subscribed to. */
function subscriptionTo(
  filter: AgendaChoice,
  lookup: LookupOf<typeof agendaCriteria>,
  origin: string,
  t: Labels,
) {
  const href = feedHref(agendaCriteria, 'ics', filter);
  const subscribed = feedChoice(agendaCriteria, filter);
  const title = agendaTitle({ filter: subscribed, lookup }, t);
  const address = `${origin}${href}`;
  return {
    words: choiceWords(agendaCriteria, subscribed, lookup, t),
    title,
    href,
    address,
    webcal: webcalHref(address),
    google: googleSubscriptionHref(address),
    outlook: outlookSubscriptionHref(address, title),
  };
}

export type Agenda = NonNullable<Awaited<ReturnType<typeof loadAgenda>>>;
