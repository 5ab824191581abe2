/** Loads the data of one event's page. */

import type { ContentClient } from '~/content/client.server';
import { listHref } from '~/filters/narrowed-list';
import { agendaCriteria } from '~/school/agenda/agenda-criteria';
import { eventCalendars } from '~/school/agenda/calendar/event-calendars';
import { isOver } from '~/school/agenda/event-day';
import { type AgendaEvent, findEvent, listEvents } from '~/school/agenda/events.server';
import { listCampuses } from '~/school/campuses/campuses.server';
import { listNews } from '~/school/news/news.server';
import { findAdmissionFacts } from '~/school/programmes/admission-facts.server';
import { cardMaker } from '~/school/programmes/card-data';
import { listProgrammes } from '~/school/programmes/programmes.server';
import type { Labels } from '~/site/labels';
import { suggestArticles } from '~/site/related-articles';

/** Largest numbers of cards below the event. */
const maxEvents = 4;
const maxNews = 3;

interface EventContext {
  content: ContentClient;
  now: Date;
  /** `PUBLIC_ORIGIN` */
  origin: string;
  t: Labels;
}

/** @throws {ContentNotFound} when there is no event with that slug */
export async function loadEvent({ content, now, origin, t }: EventContext, eventSlug: string) {
  const { seo, ...event } = await findEvent(content, eventSlug);
  const [campus, programmes, otherEvents, news] = await Promise.all([
    findPlace(content, event),
    listRelatedProgrammes({ content, now, t }, event),
    listOtherEvents(content, now, event),
    listRelatedNews(content, event),
  ]);
  const hasEnded = isOver(event, now);
  const takesPlace = event.dateStart !== '' && !hasEnded && event.status !== 'cancelled';
  const calendars = takesPlace ? eventCalendars(event, campus, origin, t) : null;
  const sameType = event.type ? listHref(agendaCriteria, { type: event.type }) : null;
  return {
    seo,
    page: { event, isOver: hasEnded, sameType, campus, calendars, programmes, otherEvents, news },
  };
}

export type EventPageData = Awaited<ReturnType<typeof loadEvent>>['page'];
type EventDetails = Omit<AgendaEvent, 'seo'>;

/** Address and contact of the campus that holds the event. */
async function findPlace(content: ContentClient, { campus }: EventDetails) {
  if (!campus) return null;
  const place = (await listCampuses(content)).find(({ slug }) => slug === campus.slug);
  if (!place) return null;
  const { slug, title, street, postalCode, city, phone, email } = place;
  return { slug, title, street, postalCode, city, phone, email };
}

async function listRelatedProgrammes(
  { content, now, t }: Pick<EventContext, 'content' | 'now' | 't'>,
  { programmes }: EventDetails,
) {
  const slugs = programmes.map(({ slug }) => slug);
  if (slugs.length === 0) return [];
  const [facts, { items }] = await Promise.all([
    findAdmissionFacts(content, now),
    listProgrammes(content, { slugs }, { page: 1, pageSize: slugs.length }),
  ]);
  return items.map(cardMaker(facts, t));
}

/** The next events of the same campus; of the whole school if the event has no campus. */
async function listOtherEvents(content: ContentClient, now: Date, { slug, campus }: EventDetails) {
  const { items } = await listEvents(
    content,
    now,
    { campus: campus?.slug },
    { page: 1, pageSize: maxEvents + 1 },
  );
  return items.filter((other) => other.slug !== slug).slice(0, maxEvents);
}

/** News of the same campus first, then of the programme the event is most about. */
async function listRelatedNews(content: ContentClient, event: EventDetails) {
  const campus = event.campus?.slug;
  const programme = event.programmes[0]?.slug;
  const latest = async (filter: { campus?: string; programme?: string }) =>
    (await listNews(content, filter, { page: 1, pageSize: maxNews })).items;
  const lists = await Promise.all([campus ? latest({ campus }) : [], programme ? latest({ programme }) : []]);
  return suggestArticles(null, lists, maxNews);
}
