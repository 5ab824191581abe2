/** Finds what happens around a programme. */

import type { ContentClient } from '~/content/client.server';
import { listEvents } from '~/school/agenda/events.server';
import { listCareers } from '~/school/careers/careers.server';
import { listNews } from '~/school/news/news.server';
import { listOffers } from '~/school/offers/offers.server';
import { listProgrammes, type Programme } from '~/school/programmes/programmes.server';
import { inOrderOf } from '~/site/in-order';
import type { RelatedToProgramme } from './programme-sheet';

export async function findRelated(
  programme: Programme,
  content: ContentClient,
  now: Date,
): Promise<RelatedToProgramme> {
  const first = { page: 1, pageSize: 3 };
  const about = { programme: programme.slug };
  const further = programme.followOn.map(({ slug }) => slug);
  const careers = programme.careers.map(({ slug }) => slug);
  const none = { items: [] };
  const [followOn, leadsTo, events, news, offers] = await Promise.all([
    further.length > 0
      ? listProgrammes(content, { slugs: further }, { page: 1, pageSize: further.length })
      : none,
    careers.length > 0 ? listCareers(content, { slugs: careers }, careers.length) : none,
    listEvents(content, now, about, first),
    listNews(content, about, first),
    listOffers(content, now, about, first),
  ]);
  return {
    followOn: inOrderOf(further, followOn.items),
    careers: inOrderOf(careers, leadsTo.items),
    events: events.items,
    news: news.items,
    offers: offers.items,
  };
}
