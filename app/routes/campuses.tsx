/** `/campus`: every campus on the map, by region and by name, and those around a place (specification §2). */
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useInPlaceFilters } from '~/browser/use-in-place-filters';
import { cacheByPlace } from '~/school/campuses/nearest/nearness.server';
import { CampusFinder } from '~/screens/campus/campus-finder';
import stylesheet from '~/screens/campus/campus-finder.css?url';
import { loadCampusFinder } from '~/screens/campus/campus-finder.server';
import { metaOfLoader } from '~/screens/frame/head';
import { entriesBelow, listData } from '~/screens/frame/list-data';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { lowerFirst } from '~/site/first-letter';
import { labelsOf } from '~/site/labels.server';

export const loader = pageLoader(async (context) => {
  const { services, headers, head, describe } = context;
  const t = await labelsOf(services);
  const { isUsualPlace, ...finder } = await loadCampusFinder(context, t);
  const { campuses, nearness } = finder;
  describe(listData(entriesBelow('campus/:slug', campuses)));
  cacheByPlace(headers, { isUsualPlace });
  return {
    finder: { ...finder, summary: t('campuses.list.summary') },
    head: await head({
      title: nearness.place
        ? t('campuses.near.headTitle', { place: lowerFirst(nearness.place.near) })
        : t.count('campuses.list.count', campuses.length),
      description: t('campuses.list.description'),
      noindex: nearness.input !== '',
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
