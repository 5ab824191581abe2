/** Loads the data of both addresses of the list of news: `/actualites` and `/actualites/page/{page?}`. */

import { namedEntry } from '~/base/named-entry';
import { feedHeadLinks } from '~/feeds/feed-format';
import { listHeadTitle, listTitle } from '~/filters/list-title';
import { hasChoice, listHref, readListChoice } from '~/filters/narrowed-list';
import { listCampuses } from '~/school/campuses/campuses.server';
import { listNews, listNewsCategories } from '~/school/news/news.server';
import { newsCriteria, newsFeeds } from '~/school/news/news-criteria';
import { routeNotFound } from '~/screens/frame/error-response.server';
import { entriesBelow, listData } from '~/screens/frame/list-data';
import type { PageContext } from '~/screens/frame/page-context.server';
import { labelsOf } from '~/site/labels.server';
import { pageCount, parsePage } from '~/site/list-pages';

/** News on a page of the list. */
const pageSize = 12;

/**
 * @param pageText the page in the path; the first by default
 * @throws {Response} 404 'This page could not be found' if the list has no such page
 */
export async function loadNewsList(context: PageContext, pageText?: string) {
  const { content, services, url, head, describe } = context;
  const page = parsePage(pageText);
  if (page === null) throw routeNotFound();
  const [categories, campuses] = await Promise.all([listNewsCategories(content), listCampuses(content)]);
  const lookup = { categories, campuses: campuses.map(namedEntry) };
  const choice = readListChoice(newsCriteria, url.searchParams, lookup);
  const { items, total } = await listNews(
    content.subject,
    choice,
    { page, pageSize },
    { fromUserInput: hasChoice(choice, page) },
  );
  const pages = pageCount(total, pageSize);
  if (page > pages) throw routeNotFound();
  describe(listData(entriesBelow('actualites/:slug', items)));
  const t = await labelsOf(services);
  const feeds = newsFeeds(listTitle(newsCriteria, { choice, lookup }, t), choice);
  return {
    list: {
      choice,
      lookup,
      news: items,
      total,
      page,
      pages,
      feeds,
      summary: t('news.list.summary'),
    },
    head: await head({
      title: listHeadTitle(newsCriteria, { choice, lookup, page }, t),
      description: t('news.list.description'),
      path: listHref(newsCriteria, choice, page),
      noindex: total === 0,
      feeds: feedHeadLinks(feeds),
    }),
  };
}

export type NewsListData = Awaited<ReturnType<typeof loadNewsList>>['list'];
