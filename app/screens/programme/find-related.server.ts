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

interface FoundAround extends RelatedToProgramme {
  careers: readonly PaidCareer[];
  voice: Voice | null;
}

interface Around {
  content: ContentClient;
  now: Date;
  /** The visitor's campus, whose events and offers come first. */
  campus: string | undefined;
  /** The open day of the first answers, an event of its campus whichever programmes it names. */
  openDay: Promise<EventSummary | null>;
}

const mostItems = 3;
/** Number of news lines; older ones are on the list. */
const mostNews = 2;
const mostWorks = 2;
const none = { items: [] };

export async function findRelated(
  programme: Programme,
  { content, now, campus, openDay }: Around,
): Promise<FoundAround> {
  const first = { page: 1, pageSize: mostItems };
  const about = { programme: programme.slug };
  const further = programme.followOn.map(({ slug }) => slug);
  const careers = programme.careers.map(({ slug }) => slug);
  const [followOn, leadsTo, voices, events, news, offers, works] = await Promise.all([
    further.length > 0
      ? listProgrammes(content, { slugs: further }, { page: 1, pageSize: further.length })
      : none,
    careers.length > 0 ? listPaidCareers(content, careers) : [],
    listVoices(content, programme.slug),
    campusFirst(programme, campus, async (at, how) => {
      const [{ items }, next] = await Promise.all([
        listEvents(content, now, { ...about, ...at }, first, how),
        openDay,
      ]);
      const isThere = next !== null && (!at.campus || next.campus?.slug === at.campus);
      return { items: isThere ? withEvent(items, next) : items };
    }),
    listNews(content, about, { page: 1, pageSize: mostNews }),
    campusFirst(programme, campus, (at, how) => listOffers(content, now, { ...about, ...at }, first, how)),
    listWorkLines(content, programme.slug, mostWorks),
  ]);
  // The card is of an event that one can still attend.
  const openFirst = events.items.toSorted(
    (one, other) => Number(one.status !== 'scheduled') - Number(other.status !== 'scheduled'),
  );
  return {
    followOn: inOrderOf(further, followOn.items).map(
      ({ slug, title, sector, entryLevel, exitLevel, duration }) => ({
        slug,
        title,
        sector,
        entryLevel,
        exitLevel,
        duration,
      }),
    ),
    careers: inOrderOf(careers, leadsTo),
    // A voice of the visitor's campus if possible.
    voice: voices.find((voice) => campus && voice.campus?.slug === campus) ?? voices[0] ?? null,
    // Cards are tall: a second would cost a phone half a screen.
    events: openFirst.slice(0, 1),
    laterEvents: openFirst.slice(1).map((event) => ({
      slug: event.slug,
      title: event.title,
      when: eventDay(event),
    })),
    // Only the fields of their lines.
    news: news.items.map(({ slug, title, publishDate }) => ({ slug, title, publishDate })),
    offers: offers.items.map(({ slug, title, company, city }) => ({ slug, title, company, city })),
    works,
    noneThere: { events: events.noneThere, offers: offers.noneThere },
  };
}

/** Soonest first; once if the list has it. */
function withEvent(events: readonly EventSummary[], event: EventSummary): EventSummary[] {
  return [event, ...events.filter(({ slug }) => slug !== event.slug)].toSorted(
    (one, other) => Date.parse(one.dateStart) - Date.parse(other.dateStart),
  );
}

/** Items of the visitor's campus, then those of other campuses. */
async function campusFirst<Item extends { slug: string }>(
  programme: Programme,
  campus: string | undefined,
  list: (at: { campus?: string }, how: { fromUserInput: boolean }) => Promise<{ items: readonly Item[] }>,
): Promise<{ items: Item[]; noneThere: boolean }> {
  const [atCampus, everywhere] = await Promise.all([
    campus ? list({ campus }, { fromUserInput: true }) : none,
    list({}, { fromUserInput: false }),
  ]);
  return {
    items: suggestArticles(programme, [atCampus.items, everywhere.items], mostItems),
    noneThere: campus !== undefined && atCampus.items.length === 0,
  };
}
