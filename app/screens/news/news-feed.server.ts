/** The feeds of the news: all of it, or of a category or a campus. */

import { feedFormatOf, feedTypes } from '~/feeds/feed-format';
import { type FeedEntry, writeFeed } from '~/feeds/write-feed.server';
import { listHref, readFeedChoice } from '~/filters/narrowed-list';
import { listCampuses } from '~/school/campuses/campuses.server';
import { type FeedNews, listFeedNews, listNewsCategories } from '~/school/news/news.server';
import { newsFeeds, newsList } from '~/school/news/news-list';
import { fileResponse } from '~/screens/frame/file-response.server';
import { type PageContext, routeNotFound } from '~/screens/frame/page-loader.server';
import { pathTo } from '~/screens/list/path-to';
import { labelsOf } from '~/site/labels.server';
import { newsTitle } from './news-title';

/** Entries of a feed. */
const newest = 20;

/** @throws {Response} 404 when the address names an unknown category or campus */
export async function loadNewsFeed({ content, services, url, now }: PageContext): Promise<Response> {
  const [categories, campuses, t] = await Promise.all([
    // An address is refused when it is unknown, not when content could not be loaded.
    listNewsCategories(url.searchParams.has('categorie') ? content.subject : content),
    listCampuses(url.searchParams.has('campus') ? content.subject : content),
    labelsOf(services),
  ]);
  const lookup = { categories, campuses };
  const choice = readFeedChoice(newsList, url.searchParams, lookup);
  if (!choice) throw routeNotFound();
  const news = await listFeedNews(content.subject, choice, newest);
  const format = feedFormatOf(url.pathname);
  const title = newsTitle({ choice, lookup }, t);
  const feed = writeFeed(format, {
    title: t('feeds.title', { site: t('commons.brand.name'), title }),
    description: t('news.list.description'),
    self: newsFeeds(title, choice).href[format],
    page: listHref(newsList, choice),
    entries: news.map(toEntry),
    publisher: t('commons.brand.fullName'),
    origin: services.env.publicOrigin,
    now,
  });
  return fileResponse(feed, feedTypes[format]);
}

function toEntry(news: FeedNews): FeedEntry {
  const { title, summary, body, image } = news;
  return {
    path: pathTo('actualites/:slug', news.slug),
    title,
    summary,
    body,
    image,
    published: news.publishDate,
    updated: news.updatedOn,
    category: news.category?.title ?? null,
    author: null,
  };
}
