/** `/recherche`: a search of the whole site; the address is the whole state. */
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useInPlaceFilters } from '~/browser/use-in-place-filters';
import { routeNotFound } from '~/screens/frame/error-response.server';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { searchSite } from '~/screens/search/search.server';
import { SearchPage } from '~/screens/search/search-page';
import stylesheet from '~/screens/search/search-page.css?url';
import { parseSearch, searchHref } from '~/search/search-address';
import { labelsOf } from '~/site/labels.server';
import { requestedPage } from '~/site/list-pages';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';

export const loader = pageLoader(async ({ services, url, headers, head }) => {
  const { query, kind } = parseSearch(url.searchParams);
  const page = requestedPage(url.searchParams);
  if (page === null) throw routeNotFound();
  const answer = query ? await searchSite(query, { kind, page }) : null;
  if (query && !answer) throw routeNotFound();
  const t = await labelsOf(services);
  const phone = answer?.total === 0 ? (await settingsOrFallback(services)).school.phone : null;
  // Few of the possible searches are repeated.
  if (query) headers.set('cache-control', 'public, s-maxage=60');
  return {
    answer: answer && { ...answer, phone },
    head: await head({
      title: query ? t('search.headTitle', { query }) : t('search.title'),
      description: t('search.summary'),
      path: searchHref({ query, kind }, page),
      noindex: true,
    }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export default function SearchRoute() {
  const { answer } = useLoaderData<typeof loader>();
  useInPlaceFilters();
  return <SearchPage answer={answer} />;
}
