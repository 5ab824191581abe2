/** `/campus`: every campus on the map, by region and by name, and those around a place (specification §2). */
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useInPlaceFilters } from '~/browser/use-in-place-filters';
import { CampusFinder } from '~/screens/campus/campus-finder';
import { loadCampusFinder } from '~/screens/campus/campus-finder.server';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { entriesBelow, listData } from '~/screens/list/list-data';
import { labelsOf } from '~/site/labels.server';
import stylesheet from './campuses.css?url';

export const loader = pageLoader(async (context) => {
  const { services, headers, head, describe } = context;
  const finder = await loadCampusFinder(context);
  const { campuses, nearest } = finder;
  describe(listData(entriesBelow('campus/:slug', campuses)));
  const t = await labelsOf(services);
  // There are 35,000 places, too many to keep a page for each.
  if (nearest) headers.set('cache-control', 'public, s-maxage=60');
  return {
    finder: { ...finder, summary: t('campuses.list.summary') },
    head: await head({
      title: nearest
        ? t('campuses.near.headTitle', { place: nearest.asked })
        : t.count('campuses.list.count', campuses.length),
      description: t('campuses.list.description'),
      noindex: nearest !== null,
    }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export default function CampusesRoute() {
  const { finder } = useLoaderData<typeof loader>();
  useInPlaceFilters();
  return <CampusFinder {...finder} />;
}
