/** The feeds of the news: all of it, or of a category or a campus. */

import { readFeedChoice } from '~/filters/list-feed';
import { listTitle } from '~/filters/list-title';
import { listHref } from '~/filters/narrowed-list';
import { listCampuses } from '~/school/campuses/campuses.server';
import { listFeedNews, listNewsCategories } from '~/school/news/news.server';
import { newsCriteria, newsFeeds } from '~/school/news/news-criteria';
import { routeNotFound } from '~/screens/frame/error-response.server';
import { feedLength, feedResponse } from '~/screens/frame/feed-response.server';
import type { PageContext } from '~/screens/frame/page-context.server';
import { labelsOf } from '~/site/labels.server';

/** @throws {Response} 404 when the address names an unknown category or campus */
export async function loadNewsFeed(context: PageContext): Promise<Response> {
  const { content, services, url } = context;
  const [categories, campuses, t] = await Promise.all([
    // An address is refused when it is unknown, not when content could not be loaded.
    listNewsCategories(url.searchParams.has('categorie') ? content.subject : content),
    listCampuses(url.searchParams.has('campus') ? content.subject : content),
    labelsOf(services),
  ]);
  const lookup = { categories, campuses };
  const choice = readFeedChoice(newsCriteria, url.searchParams, lookup);
  if (!choice) throw routeNotFound();
  return feedResponse(context, t, {
    feeds: newsFeeds(listTitle(newsCriteria, { choice, lookup }, t), choice),
    pagePath: listHref(newsCriteria, choice),
    description: t('news.list.description'),
    articles: await listFeedNews(content.subject, choice, feedLength),
    articlePath: 'actualites/:slug',
  });
}
