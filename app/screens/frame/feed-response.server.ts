import { pathTo } from '~/addresses/path-to';
import { feedFormatOf, feedTypes, type ListFeeds } from '~/feeds/feed-format';
import { type FeedEntry, writeFeed } from '~/feeds/write-feed.server';
import type { Labels } from '~/site/labels';
import { fileResponse } from './file-response.server';
import type { PageContext } from './page-context.server';

/** Number of entries of a feed. */
export const feedLength = 20;

/** The fields of an article of the blog or of the news that a feed shows. */
interface FeedArticle extends Omit<FeedEntry, 'path' | 'published' | 'updated' | 'category' | 'author'> {
  slug: string;
  publishDate: string;
  updatedOn: string | null;
  category: { title: string } | null;
  author?: { name: string } | null;
}

interface ArticleFeed {
  /** The feed in both formats. */
  feeds: ListFeeds;
  /** Path and query of the page of the list. */
  pagePath: string;
  description: string;
  articles: readonly FeedArticle[];
  /** Path of the articles. */
  articlePath: 'blog/:slug' | 'actualites/:slug';
}

/** The feed of a list of articles, in the format that the address asks for. */
export function feedResponse(
  { url, services, now }: Pick<PageContext, 'url' | 'services' | 'now'>,
  t: Labels,
  { feeds, pagePath, description, articles, articlePath }: ArticleFeed,
): Response {
  const format = feedFormatOf(url.pathname);
  const feed = writeFeed(format, {
    title: t('feeds.title', { site: t('commons.brand.name'), title: feeds.title }),
    description,
    feedPath: feeds.href[format],
    pagePath,
    entries: articles.map((article) => toEntry(article, articlePath)),
    publisher: t('commons.brand.fullName'),
    origin: services.env.publicOrigin,
    now,
  });
  return fileResponse(feed, feedTypes[format]);
}

function toEntry(article: FeedArticle, articlePath: ArticleFeed['articlePath']): FeedEntry {
  const { slug, title, summary, body, image, publishDate, updatedOn, category, author } = article;
  return {
    path: pathTo(articlePath, slug),
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
