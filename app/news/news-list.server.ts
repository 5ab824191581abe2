/** Finds what both addresses of the list of news show: `/actualites` and `/actualites/page/{page?}`. */

import { labelsOf } from '~/site/labels.server';
import { pageCount, requestedPage } from '~/site/list-pages';
import { type PageContext, routeNotFound } from '~/site/page-loader.server';
import { listData, listedBelow } from '~/site/structured-data/lists';
import { listNews, listNewsCategories } from './news.server';
import { newsHref } from './news-address';
import { newsHeadTitle } from './news-title';

/** News on a page of the list. */
const pageSize = 12;

/**
 * @param pageText the page as the path names it; the first when it names none
 * @throws {Response} 404 'This page could not be found' when the list has no such page
 */
export async function loadNewsList(context: PageContext, pageText?: string) {
  const { content, services, url, head, describe } = context;
  const page = requestedPage(new URLSearchParams({ page: pageText ?? '' }));
  if (page === null) throw routeNotFound();
  const categories = await listNewsCategories(content);
  const category = categories.find(({ slug }) => slug === url.searchParams.get('categorie')) ?? null;
  const { items, total } = await listNews(content, { category: category?.slug }, { page, pageSize });
  const pages = pageCount(total, pageSize);
  if (page > pages) throw routeNotFound();
  describe(listData(listedBelow('/actualites', items)));
  const t = await labelsOf(services);
  return {
    list: { category, categories, news: items, page, pages },
    head: await head({
      title: newsHeadTitle({ category, page }, t),
      description: t('news.list.description'),
      path: newsHref(category?.slug ?? null, page),
      noindex: total === 0,
    }),
  };
}

export type NewsListData = Awaited<ReturnType<typeof loadNewsList>>['list'];
