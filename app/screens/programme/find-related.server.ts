/** Loads the related content of a programme. */

import type { ContentClient } from '~/content/client.server';
import { eventDay } from '~/school/agenda/event-dates';
import { type EventSummary, listEvents } from '~/school/agenda/events.server';
import { listPaidCareers, type PaidCareer } from '~/school/careers/careers.server';
import { listNews } from '~/school/news/news.server';
import { listOffers } from '~/school/offers/offers.server';
import { listVoices, type Voice } from '~/school/people/people.server';
import { listProgrammes, type Programme } from '~/school/programmes/programmes.server';
import { listWorkLines } from '~/school/works/works.server';
import { inOrderOf } from '~/site/in-order';
import { suggestArticles } from '~/site/related-articles';
import type { RelatedToProgramme } from './sheet/programme-sheet';

interface RelatedResults extends RelatedToProgramme {
  careers: readonly PaidCareer[];
  voice: Voice | null;
}

interface RelatedContext {
  content: ContentClient;
  now: Date;
  /** The visitor's campus, whose events and offers come first. */
  campus: string | undefined;
  /** The open day of the first answers: an event of its campus, whichever programmes it names. */
  nextOpenDay: Promise<EventSummary | null>;
}

const maxItems = 3;
/** Number of news lines; older ones are on the list. */
const maxNews = 2;
const maxWorks = 2;
const firstItems = { page: 1, pageSize: maxItems };
const noItems = { items: [] };

export async function findRelated(programme: Programme, context: RelatedContext): Promise<RelatedResults> {
  const { content, campus } = context;
  const followOnSlugs = programme.followOn.map(({ slug }) => slug);
  const careerSlugs = programme.careers.map(({ slug }) => slug);
  const [followOn, careers, voices, events, news, offers, works] = await Promise.all([
    followOnSlugs.length > 0
      ? listProgrammes(content, { slugs: followOnSlugs }, { page: 1, pageSize: followOnSlugs.length })
      : noItems,
    careerSlugs.length > 0 ? listPaidCareers(content, careerSlugs) : [],
    listVoices(content, programme.slug),
    findEvents(programme, context),
    listNews(content, { programme: programme.slug }, { page: 1, pageSize: maxNews }),
    findOffers(programme, context),
    listWorkLines(content, programme.slug, maxWorks),
  ]);
  // The card is of an event that one can still attend.
  const nextEvent = events.items.find(({ status }) => status === 'scheduled') ?? events.items[0];
  return {
    followOn: inOrderOf(followOnSlugs, followOn.items).map(
      ({ slug, title, sector, entryLevel, exitLevel, duration }) => ({
        slug,
        title,
        sector,
        entryLevel,
        exitLevel,
        duration,
      }),
    ),
    careers: inOrderOf(careerSlugs, careers),
    // A voice of the visitor's campus if possible.
    voice: voices.find((voice) => campus && voice.campus?.slug === campus) ?? voices[0] ?? null,
    // Cards are tall: a second would cost a phone half a screen.
    events: nextEvent ? [nextEvent] : [],
    moreEvents: events.items
      .filter((event) => event !== nextEvent)
      .map((event) => ({
        slug: event.slug,
        title: event.title,
        status: event.status,
        when: eventDay(event),
      })),
    // Only the fields of their lines.
    news: news.items.map(({ slug, title, publishDate }) => ({ slug, title, publishDate })),
    offers: offers.items.map(({ slug, title, company, city }) => ({ slug, title, company, city })),
    works,
    missingAtCampus: { events: events.missingAtCampus, offers: offers.missingAtCampus },
  };
}

function findEvents(programme: Programme, { content, now, campus, nextOpenDay }: RelatedContext) {
  return campusFirst(programme, campus, async (place, options) => {
    const filter = { programme: programme.slug, ...place };
    const [{ items }, openDay] = await Promise.all([
      listEvents(content, now, filter, firstItems, options),
      nextOpenDay,
    ]);
    const isAtPlace = openDay !== null && (!place.campus || openDay.campus?.slug === place.campus);
    return { items: isAtPlace ? withEvent(items, openDay) : items };
  });
}

function findOffers(programme: Programme, { content, now, campus }: RelatedContext) {
  return campusFirst(programme, campus, (place, options) =>
    listOffers(content, now, { programme: programme.slug, ...place }, firstItems, options),
  );
}

/** Adds an event, unless the list has it; the soonest is first. */
function withEvent(events: readonly EventSummary[], event: EventSummary): EventSummary[] {
  return [event, ...events.filter(({ slug }) => slug !== event.slug)].toSorted(
    (a, b) => Date.parse(a.dateStart) - Date.parse(b.dateStart),
  );
}

/** Items of the visitor's campus, then those of other campuses. */
async function campusFirst<Item extends { slug: string }>(
  programme: Programme,
  campus: string | undefined,
  list: (
    place: { campus?: string },
    options: { fromUserInput: boolean },
  ) => Promise<{ items: readonly Item[] }>,
): Promise<{ items: Item[]; missingAtCampus: boolean }> {
  const [atCampus, everywhere] = await Promise.all([
    campus ? list({ campus }, { fromUserInput: true }) : noItems,
    list({}, { fromUserInput: false }),
  ]);
  return {
    items: suggestArticles(programme, [atCampus.items, everywhere.items], maxItems),
    missingAtCampus: campus !== undefined && atCampus.items.length === 0,
  };
}
