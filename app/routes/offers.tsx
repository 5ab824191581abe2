/** `/offres-alternance`: work-study offers, narrowed by the address. */
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useInPlaceFilters } from '~/browser/use-in-place-filters';
import { listHeadTitle } from '~/filters/list-title';
import { canonicalHref } from '~/filters/narrowed-list';
import { listCampuses } from '~/school/campuses/campuses.server';
import { cacheByPlace } from '~/school/campuses/nearest/nearness.server';
import { offerCriteria } from '~/school/offers/offer-criteria';
import { listSectors } from '~/school/programmes/sectors.server';
import { routeNotFound } from '~/screens/frame/error-response.server';
import { metaOfLoader } from '~/screens/frame/head';
import { entriesBelow, listData } from '~/screens/frame/list-data';
import { pageLoader } from '~/screens/frame/page-loader.server';
import stylesheet from '~/screens/offers/offer-list.css?url';
import { loadOfferList } from '~/screens/offers/offer-list.server';
import { OffersScreen } from '~/screens/offers/offers-screen';
import { labelsOf } from '~/site/labels.server';

export const loader = pageLoader(async ({ content, services, now, url, headers, head, describe }) => {
  const [sectors, campuses, t] = await Promise.all([
    listSectors(content),
    listCampuses(content),
    labelsOf(services),
  ]);
  const list = await loadOfferList(content, now, url.searchParams, { sectors, campuses, t });
  if (!list) throw routeNotFound();
  cacheByPlace(headers, list);
  describe(listData(entriesBelow('offres-alternance/:slug', list.offers)));
  return {
    list,
    summary: t('offers.list.summary'),
    head: await head({
      title: listHeadTitle(offerCriteria, list, t),
      description: t('offers.list.description'),
      path: canonicalHref(offerCriteria, list.choice, list.page),
      noindex: list.total === 0 || list.nearness.input !== '',
    }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export default function Offers() {
  const { list, summary } = useLoaderData<typeof loader>();
  useInPlaceFilters();
  return <OffersScreen list={list} summary={summary} />;
}
