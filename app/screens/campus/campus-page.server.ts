/** Loads the data of one campus's page. */
import type { ContentClient } from '~/content/client.server';
import { listEvents } from '~/school/agenda/events.server';
import { findCampus } from '~/school/campuses/campuses.server';
import { listNews } from '~/school/news/news.server';
import { listOffers } from '~/school/offers/offers.server';
import { listProgrammes } from '~/school/programmes/programmes.server';

/** No campus has more programmes; the school has 40. */
const allProgrammes = { page: 1, pageSize: 100 };
/** Events kept per campus (specification §9). */
const nextEvents = { page: 1, pageSize: 6 };
const latestNews = { page: 1, pageSize: 3 };
const latestOffers = { page: 1, pageSize: 4 };

/**
 * The land around a campus as contour lines. Chosen on the server: browsers get one address, not the
 * list.
 */
const drawings = import.meta.glob<string>('./reliefs/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** @throws {ContentNotFound} when there is no campus with that slug */
export async function loadCampus(content: ContentClient, now: Date, campusSlug: string) {
  // First, because the lists of an unknown campus would cost four calls, four cached answers and four copies.
  const { seo, ...campus } = await findCampus(content, campusSlug);
  const [programmes, events, news, offers] = await Promise.all([
    listProgrammes(content, { campus: campusSlug }, allProgrammes),
    listEvents(content, now, { campus: campusSlug }, nextEvents),
    listNews(content, { campus: campusSlug }, latestNews),
    listOffers(content, now, { campus: campusSlug }, latestOffers),
  ]);
  return {
    seo,
    page: {
      campus,
      relief: drawings[`./reliefs/${campusSlug}.svg`] ?? null,
      programmes: programmes.items.map(({ slug, title, exitLevel, rhythms, duration, sector }) => ({
        slug,
        title,
        exitLevel,
        rhythms,
        duration,
        sector,
      })),
      events: events.items,
      news: news.items,
      offers: offers.items,
    },
  };
}

export type CampusPageData = Awaited<ReturnType<typeof loadCampus>>['page'];
export type CampusDetails = CampusPageData['campus'];
