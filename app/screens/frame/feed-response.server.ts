/** The answer of a list of articles as a feed. */
import { feedFormatOf, feedTypes, type ListFeeds } from '~/feeds/feed-format';
import { type FeedEntry, writeFeed } from '~/feeds/write-feed.server';
import { pathTo } from '~/screens/list/path-to';
import type { Labels } from '~/site/labels';
import { fileResponse } from './file-response.server';
import type { PageContext } from './page-loader.server';

/** Entries of a feed. */
export const newest = 20;

/** What a feed has of an article of the blog or of the news. */
interface FeedArticle extends Omit<FeedEntry, 'path' | 'published' | 'updated' | 'category' | 'author'> {
  slug: string;
  publishDate: string;
  updatedOn: string | null;
  category: { title: string } | null;
  author?: { name: string } | null;
}

interface ArticleFeed {
  /** The feed of the list in both formats. */
  feeds: ListFeeds;
  /** Path and query of the list's page. */
  pagePath: string;
  description: string;
  articles: readonly FeedArticle[];
  below: 'blog/:slug' | 'actualites/:slug';
}

/** In the format that the address asks for. */
export function feedResponse(
  { url, services, now }: Pick<PageContext, 'url' | 'services' | 'now'>,
  t: Labels,
  { feeds, pagePath, description, articles, below }: ArticleFeed,
): Response {
  const format = feedFormatOf(url.pathname);
  const feed = writeFeed(format, {
    title: t('feeds.title', { site: t('commons.brand.name'), title: feeds.title }),
    description,
    feedPath: feeds.href[format],
    pagePath,
    entries: articles.map((article) => toEntry(article, below)),
    publisher: t('commons.brand.fullName'),
    origin: services.env.publicOrigin,
    now,
  });
  return fileResponse(feed, feedTypes[format]);
}

function toEntry(article: FeedArticle, below: ArticleFeed['below']): FeedEntry {
  const { slug, title, summary, body, image, publishDate, updatedOn, category, author } = article;
  return {
    path: pathTo(below, slug),
    title,
    summary,
    body,
    image,
    published: publishDate,
    updated: updatedOn,
    category: category?.title ?? null,
    author: author?.name ?? null,
  };
}
