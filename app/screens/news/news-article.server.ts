/** Loads the data of one news item's page. */

import type { ContentClient } from '~/content/client.server';
import { listEvents } from '~/school/agenda/events.server';
import { findNews, listNews, type NewsArticle } from '~/school/news/news.server';
import { suggestArticles } from '~/site/related-articles';

/** Related news shown below. */
const relatedNews = 3;
/** Events to come shown below. */
const relatedEvents = 2;

/** @throws {ContentNotFound} when there is no published news item with that slug */
export async function loadNewsArticle(content: ContentClient, now: Date, newsSlug: string) {
  const { seo, ...article } = await findNews(content, newsSlug);
  const [related, events] = await Promise.all([
    listRelated(content, article),
    listRelatedEvents(content, now, article),
  ]);
  return { seo, page: { article, related, events } };
}

export type NewsArticleData = Awaited<ReturnType<typeof loadNewsArticle>>['page'];

/** News of the same category first, then of the same campus, then the latest. */
async function listRelated(
  content: ContentClient,
  article: Pick<NewsArticle, 'slug' | 'category' | 'campuses'>,
) {
  const category = article.category?.slug;
  const campus = firstCampus(article);
  const firstOf = async (filter: { category?: string; campus?: string }) =>
    (await listNews(content, filter, { page: 1, pageSize: relatedNews + 1 })).items;
  const lists = await Promise.all([
    category ? firstOf({ category }) : [],
    campus ? firstOf({ campus }) : [],
    firstOf({}),
  ]);
  return suggestArticles(article, lists, relatedNews);
}

/** Slug of the first campus that has a page. */
function firstCampus({ campuses }: Pick<NewsArticle, 'campuses'>): string | undefined {
  return campuses.find(({ campus }) => campus)?.campus?.slug;
}

/** The next events of the article's campus first, then those about its programme. */
async function listRelatedEvents(
  content: ContentClient,
  now: Date,
  { campuses, programmes }: Pick<NewsArticle, 'campuses' | 'programmes'>,
) {
  const campus = firstCampus({ campuses });
  const programme = programmes[0]?.slug;
  const firstOf = async (filter: { campus?: string; programme?: string }) =>
    (await listEvents(content, now, filter, { page: 1, pageSize: relatedEvents })).items;
  const lists = await Promise.all([
    campus ? firstOf({ campus }) : [],
    programme ? firstOf({ programme }) : [],
  ]);
  return suggestArticles(null, lists, relatedEvents);
}
