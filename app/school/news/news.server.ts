/** News from the content service. */
import { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient, ContentList, ListOptions } from '~/content/client.server';
import {
  isoDateOrNone,
  lenientArray,
  optionalIsoDate,
  optionalMedia,
  optionalReference,
  optionalSlug,
  optionalText,
  type Reference,
  reference,
  references,
  slug,
  text,
} from '~/content/fields.server';
import { listEvery } from '~/content/list-every';
import { unknownHolding, wholeOnWire } from '~/content/on-wire.server';
import { findPublished, orDraft } from '~/content/published.server';
import type { Filters } from '~/content/query';
import { richText } from '~/content/rich-text.server';
import { entityHead } from '~/site/entity-head.server';
import { askedOf, type Wish } from '~/site/filters/narrowed-list';
import { newsList } from './news-list';

/** A news item's own texts about a campus; missing ones are those of the campus. */
const campusInfo = z
  .object({ title: optionalText, slug: optionalSlug.catch(null), campus: optionalReference })
  .transform((info, context) => {
    const title = info.title ?? info.campus?.title;
    const ownSlug = info.slug ?? info.campus?.slug;
    if (title !== undefined && ownSlug !== undefined) return { title, slug: ownSlug, campus: info.campus };
    context.addIssue({ code: 'custom', message: 'neither words of its own nor a campus' });
    return z.NEVER;
  });

const listOfInfos = lenientArray(campusInfo);
/** `campus_infos` is one object or a list. */
const campusInfos = unknownHolding(campusInfo).transform((value) =>
  listOfInfos.parse(Array.isArray(value) ? value : value ? [value] : []),
);

const shape = {
  slug,
  title: text,
  publishDate: isoDateOrNone,
  summary: optionalText,
  focusImage: optionalMedia,
  campus_infos: campusInfos,
  cat_news: wholeOnWire(reference).nullish().catch(null),
};

type Wire = z.output<z.ZodObject<typeof shape>>;

function toSummary(value: Wire) {
  return {
    slug: value.slug,
    title: value.title,
    publishDate: value.publishDate,
    summary: value.summary,
    image: value.focusImage,
    campuses: value.campus_infos,
    category: value.cat_news ?? null,
  };
}

const newsSummary = z.object(shape).transform(toSummary);
export type NewsSummary = z.output<typeof newsSummary>;

const newsArticle = z
  .object({
    ...shape,
    body: richText,
    programmes: references,
    seo: entityHead,
  })
  .transform((value) => ({
    ...toSummary(value),
    body: value.body,
    programmes: value.programmes,
    seo: value.seo,
  }));
export type NewsArticle = z.output<typeof newsArticle>;

export type NewsFilter = Wish<typeof newsList> & { programme?: string | undefined };

const latestFirst = ['publishDate:desc'];

/** `GET /{namespace}-news` of section 7: published only, the latest first; one page of it. */
export function listNews(
  content: ContentClient,
  filter: NewsFilter,
  pagination: { page: number; pageSize: number },
  options: Pick<ListOptions, 'fromUserInput'> = {},
): Promise<ContentList<NewsSummary>> {
  const query = {
    filters: filtersOf(filter),
    ...askFor(newsSummary),
    sort: latestFirst,
    pagination,
  };
  return content.list(`/${content.namespace}-news`, newsSummary, query, options);
}

function filtersOf({ programme, ...choice }: NewsFilter): Filters {
  return {
    publishDate: { $notNull: true },
    ...askedOf(newsList, choice),
    ...(programme ? { programmes: { slug: { $eq: programme } } } : {}),
  };
}

const feedNews = z
  .object({ ...shape, body: richText, updatedOn: optionalIsoDate })
  .transform((value) => ({ ...toSummary(value), body: value.body, updatedOn: value.updatedOn }));
export type FeedNews = z.output<typeof feedNews>;

/** The latest news with their texts, for feeds. */
export async function listFeedNews(
  content: ContentClient,
  filter: NewsFilter,
  limit: number,
): Promise<FeedNews[]> {
  const { items } = await content.list(`/${content.namespace}-news`, feedNews, {
    filters: filtersOf(filter),
    ...askFor(feedNews),
    sort: latestFirst,
    pagination: { page: 1, pageSize: limit },
  });
  return items;
}

/** The categories news is filed under, by title. */
export function listNewsCategories(content: ContentClient): Promise<readonly Reference[]> {
  const query = { ...askFor(reference), sort: ['title:asc'] };
  return listEvery(content, '/news-categories', reference, query);
}

const newsOrDraft = orDraft(newsArticle);

/** @throws {ContentNotFound} when there is no published news item with that slug; a draft is not there */
export function findNews(content: ContentClient, newsSlug: string): Promise<NewsArticle> {
  return findPublished(content, `/${content.namespace}-news/${newsSlug}`, newsOrDraft, askFor(newsOrDraft));
}
