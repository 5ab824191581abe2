/** Finds what the page of one campus shows. */

import type { ContentClient } from '~/content/client.server';
import { listEvents } from '~/school/agenda/events.server';
import { findCampus } from '~/school/campuses/campuses.server';
import { listNews } from '~/school/news/news.server';
import { listOffers } from '~/school/offers/offers.server';
import { listProgrammes } from '~/school/programmes/programmes.server';
import { reliefOf } from './campus-relief.server';

/** No campus teaches more; the school has 40 programmes. */
const allProgrammes = { page: 1, pageSize: 100 };
/** Events kept per campus (specification §9). */
const nextEvents = { page: 1, pageSize: 6 };
const latestNews = { page: 1, pageSize: 3 };
const latestOffers = { page: 1, pageSize: 4 };

/** @throws {ContentNotFound} when there is no campus with that slug */
export async function loadCampus(content: ContentClient, now: Date, campusSlug: string) {
  // First, because the lists of an unknown campus would cost four calls, four cached answers and four copies.
  const { seo, ...campus } = await findCampus(content, campusSlug);
  const byCampus = { campus: campusSlug };
  const [programmes, events, news, offers] = await Promise.all([
    listProgrammes(content, byCampus, allProgrammes),
    listEvents(content, now, byCampus, nextEvents),
    listNews(content, byCampus, latestNews),
    listOffers(content, now, byCampus, latestOffers),
  ]);
  return {
    seo,
    page: {
      campus,
      relief: reliefOf(campusSlug),
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
