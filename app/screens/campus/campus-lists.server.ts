/** Loads the lists of one campus: programmes, events, news, offers. */
import type { ContentClient } from '~/content/client.server';
import { listEvents } from '~/school/agenda/events.server';
import { listNews } from '~/school/news/news.server';
import { listOffers } from '~/school/offers/offers.server';
import { listProgrammes } from '~/school/programmes/programmes.server';

/** No campus has more programmes; the school has 40. */
const allProgrammes = { page: 1, pageSize: 100 };
/** Events kept per campus (specification §9). */
const nextEvents = { page: 1, pageSize: 6 };
const latestNews = { page: 1, pageSize: 3 };
const latestOffers = { page: 1, pageSize: 4 };

export async function findCampusLists(content: ContentClient, now: Date, campus: string) {
  const [programmes, events, news, offers] = await Promise.all([
    listProgrammes(content, { campus }, allProgrammes),
    listEvents(content, now, { campus }, nextEvents),
    listNews(content, { campus }, latestNews),
    listOffers(content, now, { campus }, latestOffers),
  ]);
  return { programmes, events, news, offers };
}
