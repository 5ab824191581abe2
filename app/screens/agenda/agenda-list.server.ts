/** Loads the agenda's data for an address. */
import { namedEntry } from '~/base/named-entry';
import type { ContentClient } from '~/content/client.server';
import type { PageContent } from '~/content/page-content.server';
import { feedChoice, feedHref } from '~/filters/list-feed';
import { listTitle } from '~/filters/list-title';
import { loosen } from '~/filters/loosening';
import { choiceWords, hasChoice, type LookupOf, readListChoice } from '~/filters/narrowed-list';
import { type AgendaChoice, agendaCriteria } from '~/school/agenda/agenda-criteria';
import { byMonth } from '~/school/agenda/by-month';
import {
  googleSubscriptionHref,
  outlookSubscriptionHref,
  webcalHref,
} from '~/school/agenda/calendar/calendar-links';
import type { EventChoice } from '~/school/agenda/event-filters.server';
import { listEventsForMonths, listEveryEvent } from '~/school/agenda/event-lists.server';
import { type EventSummary, listEvents } from '~/school/agenda/events.server';
import { eventsNear } from '~/school/agenda/events-near';
import { type CampusSummary, listCampuses } from '~/school/campuses/campuses.server';
import { awayText, type VicinityCounts } from '~/school/campuses/nearest/distance-words';
import { nearnessOf, placeFromAddress } from '~/school/campuses/nearest/nearness.server';
import { placeInput, type ResolvedPlace } from '~/school/campuses/nearest/resolve-place';
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
  const nearness = nearnessOf(placeInput(parameters), campuses, t);
  const near = nearness.shown.place;
  const choice = readListChoice(agendaCriteria, parameters, { campuses, near });
  const source = { content, now, campuses };
  const [{ items, ...counts }, dates] = await Promise.all([
    findEvents({ ...source, content: content.subject }, choice, page),
    listDates(source, { ...choice, month: null }),
  ]);
  const { total } = counts;
  const pages = pageCount(total, pageSize);
  if (page > pages) return null;
  const lookup = {
    campuses: campuses.map(namedEntry),
    near,
    months: byMonth(dates).map(({ key, events }) => ({ key, count: events.length })),
  };
  const count = (other: AgendaChoice) => countOnCampuses(source, other);
  return {
    choice,
    lookup,
    nearness: nearness.shown,
    distances: nearness.from ? distancesOf(nearness.from, items, campuses, t) : {},
    events: items,
    ...counts,
    page,
    pages,
    subscription: subscriptionTo(choice, lookup, origin, t),
    isUsualPlace: nearness.isUsualPlace,
    /** If nothing was found: the criterion to remove, and the number then found. */
    loosened: total > 0 ? [] : await loosen(agendaCriteria, choice, { lookup, t, count }),
  };
}

/** What events are found with. */
interface AgendaSource {
  content: ContentClient;
  now: Date;
  campuses: readonly CampusSummary[];
}

interface EventResults extends VicinityCounts {
  items: readonly EventSummary[];
}

/**
 * Future events are counted by the day of each campus; around a place, the whole list is sorted here: the content
 * service gets the same question for all places. Of past events, which may be many, only a page is requested.
 */
async function findEvents(source: AgendaSource, choice: AgendaChoice, page: number): Promise<EventResults> {
  const { content, now, campuses } = source;
  const { near: word, ...eventChoice } = choice;
  const from = placeFromAddress(word, campuses);
  if (!from && eventChoice.past) {
    const pagination = { page, pageSize };
    const fromUserInput = isFiltered(eventChoice, page);
    const { items, total } = await listEvents(content, now, eventChoice, pagination, { fromUserInput });
    return { items, total, onSite: null };
  }
  const all = await everyEvent(source, eventChoice);
  const { events, ...counts } = from ? eventsNear(all, from, campuses) : { events: all, onSite: null };
  const first = (page - 1) * pageSize;
  return { ...counts, items: events.slice(first, first + pageSize), total: events.length };
}

/** The events of a list, for the months that it offers. */
async function listDates(source: AgendaSource, choice: AgendaChoice) {
  const { content, now, campuses } = source;
  const { near: word, ...eventChoice } = choice;
  const from = placeFromAddress(word, campuses);
  if (!from) {
    return listEventsForMonths(content, now, eventChoice, { fromUserInput: isFiltered(eventChoice) });
  }
  const all = await everyEvent(source, eventChoice);
  const nearEvents = new Set(eventsNear(all, from, campuses).events);
  return all.filter((event) => nearEvents.has(event));
}

function everyEvent({ content, now }: AgendaSource, eventChoice: EventChoice) {
  // The month is chosen among all events, so it narrows no request.
  const fromUserInput = isFiltered({ ...eventChoice, month: null });
  return listEveryEvent(content, now, eventChoice, { fromUserInput });
}

/** Whether a request is narrowed by the visitor; the past is another list, not a filter. */
function isFiltered({ past: _past, ...filters }: EventChoice, page = 1): boolean {
  return hasChoice(filters, page);
}

/** The number of events of a choice; zero if all are on no campus, which is no reason to propose a place. */
async function countOnCampuses(source: AgendaSource, choice: AgendaChoice): Promise<number> {
  const { total, elsewhere = 0 } = await findEvents(source, choice, 1);
  return total > elsewhere ? total : 0;
}

/** Distances of the campuses of a page's events: `{ nantes: 'à 12 km' }`. */
function distancesOf(
  from: ResolvedPlace,
  events: readonly { campus: { slug: string } | null }[],
  campuses: readonly CampusSummary[],
  t: Labels,
): Record<string, string> {
  const campusSlugs = new Set(events.map(({ campus }) => campus?.slug));
  const campusesOfEvents = campuses.filter(({ slug }) => campusSlugs.has(slug));
  return Object.fromEntries(campusesOfEvents.map((campus) => [campus.slug, awayText(from, campus, t)]));
}

/** The list as a calendar to subscribe to, which has all months and leaves out the past. */
function subscriptionTo(
  choice: AgendaChoice,
  lookup: LookupOf<typeof agendaCriteria>,
  origin: string,
  t: Labels,
) {
  const href = feedHref(agendaCriteria, 'ics', choice);
  const calendarChoice = feedChoice(agendaCriteria, choice);
  const title = listTitle(agendaCriteria, { choice: calendarChoice, lookup }, t);
  const address = `${origin}${href}`;
  return {
    words: choiceWords(agendaCriteria, calendarChoice, lookup, t),
    title,
    href,
    address,
    webcal: webcalHref(address),
    google: googleSubscriptionHref(address),
    outlook: outlookSubscriptionHref(address, title),
  };
}

export type Agenda = NonNullable<Awaited<ReturnType<typeof loadAgenda>>>;
