/** Finds what the page of one news item shows. */
import type { ContentClient } from '~/content/client.server';
import { relatedTo } from '~/site/related-articles';
import { findNews, listNews, type NewsArticle } from './news.server';

/** Related news shown below. */
const relatedNews = 3;

/** @throws {ContentNotFound} when no published news item is called so */
export async function loadNewsArticle(content: ContentClient, newsSlug: string) {
  const { seo, ...article } = await findNews(content, newsSlug);
  return { seo, page: { article, related: await listRelated(content, article) } };
}

export type NewsArticleData = Awaited<ReturnType<typeof loadNewsArticle>>['page'];

/** Of the same category first, then of the same campus, then the latest. */
async function listRelated(
  content: ContentClient,
  article: Pick<NewsArticle, 'slug' | 'category' | 'campuses'>,
) {
  const category = article.category?.slug;
  const campus = article.campuses[0]?.slug;
  const firstOf = async (filter: { category?: string; campus?: string }) =>
    (await listNews(content, filter, { page: 1, pageSize: relatedNews + 1 })).items;
  const lists = await Promise.all([
    category ? firstOf({ category }) : [],
    campus ? firstOf({ campus }) : [],
    firstOf({}),
  ]);
  return relatedTo(article, lists, relatedNews);
}
