/** `/actualites`: the first page of the news (specification §2). */
import { useLoaderData } from '@remix-run/react';
import { useInPlaceFilters } from '~/browser/use-in-place-filters';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { NewsList } from '~/screens/news/news-list';
import { loadNewsList } from '~/screens/news/news-list.server';
import stylesheet from '~/styles/article-lists.css?url';

export const loader = pageLoader((context) => loadNewsList(context));

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function NewsListRoute() {
  const { list } = useLoaderData<typeof loader>();
  useInPlaceFilters();
  return <NewsList list={list} />;
}
