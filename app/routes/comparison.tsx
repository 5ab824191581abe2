/** `/formations/comparer?f=…&f=…`: programmes side by side. */
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useInPlaceFilters } from '~/browser/use-in-place-filters';
import { keepLikeSearch } from '~/school/campuses/nearest/nearness.server';
import { comparisonHref } from '~/school/programmes/comparison-address';
import { loadComparison } from '~/screens/comparison/comparison.server';
import { ComparisonPage } from '~/screens/comparison/comparison-page';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { labelsOf } from '~/site/labels.server';
import stylesheet from './comparison.css?url';

export const loader = pageLoader(async ({ content, services, now, url, headers, head }) => {
  const t = await labelsOf(services);
  const data = await loadComparison(content, url.searchParams, { now, t });
  keepLikeSearch(headers, data);
  const titles = data.compared.map(({ title }) => title).join(', ');
  return {
    data,
    head: await head({
      title: titles ? t('comparison.headTitle', { titles }) : t('comparison.title'),
      description: t('comparison.description'),
      path: comparisonHref(data.compared.map(({ slug }) => slug)),
      // Every choice of three is a page: thousands of them, without any content that the sheets
      // lack.
      noindex: true,
    }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export default function Comparison() {
  useInPlaceFilters();
  const { data } = useLoaderData<typeof loader>();
  return <ComparisonPage data={data} />;
}
