/** News from the content service. */
import type { z } from 'zod';
import type { ContentClient, ContentList, ListOptions } from '~/content/client.server';
import { collectionPath, collections } from '~/content/collections';
import { listEvery } from '~/content/lists.server';
import { findPublished, orDraft } from '~/content/published.server';
import type { Filters } from '~/content/query';
import { selectionOf } from '~/content/selection.server';
import { filtersFor, type PartialChoice } from '~/filters/narrowed-list';
import type { Reference } from '~/reading/fields.server';
import { reader } from '~/reading/reading.server';
import { news } from '../../../content-model/collections/news';
import { newsCategories } from '../../../content-model/collections/news-categories';
import { newsCriteria } from './news-criteria';

const newsView = reader(news.views.summary);
type Wire = z.output<typeof newsView>;

function toSummary(value: Wire) {
  return {
    slug: value.slug,
    title: value.title,
    publishDate: value.publishDate,
    summary: value.summary,
    image: value.focusImage,
    campuses: value.campus_infos,
    category: value.cat_news,
  };
}

const newsSummary = newsView.transform(toSummary);
export type NewsSummary = z.output<typeof newsSummary>;

const newsArticle = reader(news.views.article).transform((value) => ({
  ...toSummary(value),
  body: value.body,
  programmes: value.programmes,
  seo: value.seo,
}));
export type NewsArticle = z.output<typeof newsArticle>;

type NewsFilter = PartialChoice<typeof newsCriteria> & { programme?: string | undefined };

const latestFirst = ['publishDate:desc'];

const newsPath = ({ namespace }: ContentClient) => collectionPath(collections.news, namespace);

/** One page of the published news, the latest first (specification §7). */
export function listNews(
  content: ContentClient,
  filter: NewsFilter,
  pagination: { page: number; pageSize: number },
  options: Pick<ListOptions, 'fromUserInput'> = {},
): Promise<ContentList<NewsSummary>> {
  const query = {
    filters: newsFilters(filter),
    ...selectionOf(newsSummary),
    sort: latestFirst,
    pagination,
  };
  return content.list(newsPath(content), newsSummary, query, options);
}

function newsFilters({ programme, ...choice }: NewsFilter): Filters {
  return {
    publishDate: { $notNull: true },
    ...filtersFor(newsCriteria, choice),
    ...(programme ? { programmes: { slug: { $eq: programme } } } : {}),
  };
}

const feedNews = reader(news.views.feed).transform((value) => ({
  ...toSummary(value),
  body: value.body,
  updatedOn: value.updatedOn,
}));
type FeedNews = z.output<typeof feedNews>;

/** The latest news with their texts, for feeds. */
export async function listFeedNews(
  content: ContentClient,
  filter: NewsFilter,
  limit: number,
): Promise<FeedNews[]> {
  const { items } = await content.list(newsPath(content), feedNews, {
    filters: newsFilters(filter),
    ...selectionOf(feedNews),
    sort: latestFirst,
    pagination: { page: 1, pageSize: limit },
  });
  return items;
}

const newsCategory = reader(newsCategories.views.whole);

/** The categories news is filed under, by title. */
export function listNewsCategories(content: ContentClient): Promise<readonly Reference[]> {
  const query = { ...selectionOf(newsCategory), sort: ['title:asc'] };
  return listEvery(content, '/news-categories', newsCategory, query);
}

const newsOrDraft = orDraft(newsArticle);

/** @throws {ContentNotFound} if there is no published news item with that slug; a draft counts as absent */
export function findNews(content: ContentClient, newsSlug: string): Promise<NewsArticle> {
  return findPublished(content, `${newsPath(content)}/${newsSlug}`, newsOrDraft, selectionOf(newsOrDraft));
}
