/** Loads the data of one campus's page. */

import type { ContentClient } from '~/content/client.server';
import { findCampus } from '~/school/campuses/campuses.server';
import { findCampusLists } from './campus-lists.server';
import { reliefOf } from './campus-relief.server';

/** @throws {ContentNotFound} when there is no campus with that slug */
export async function loadCampus(content: ContentClient, now: Date, campusSlug: string) {
  // First, because the lists of an unknown campus would cost four calls, four cached answers and four copies.
  const { seo, ...campus } = await findCampus(content, campusSlug);
  const { programmes, events, news, offers } = await findCampusLists(content, now, campusSlug);
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
