/** Loads the data of one campus's page. */

import type { ContentClient } from '~/content/client.server';
import { findCampus } from '~/school/campuses/campuses.server';
import { findCampusLists } from './campus-lists.server';

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
  const { programmes, events, news, offers } = await findCampusLists(content, now, campusSlug);
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
