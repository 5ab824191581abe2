/** `/formations/comparer?f=…&f=…`: programmes side by side. */
import { useLoaderData } from '@remix-run/react';
import { useInPlaceFilters } from '~/browser/use-in-place-filters';
import { comparisonHref } from '~/school/programmes/comparison-address';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import stylesheet from '~/screens/my-programmes/comparison.css?url';
import { loadComparison } from '~/screens/my-programmes/comparison.server';
import { ComparisonPage } from '~/screens/my-programmes/comparison-page';
import { labelsOf } from '~/site/labels.server';

export const loader = pageLoader(async ({ content, services, now, url, head }) => {
  const t = await labelsOf(services);
  const data = await loadComparison(content, url.searchParams, now);
  const titles = data.compared.map(({ title }) => title).join(', ');
  return {
    data,
    head: await head({
      title: titles ? t('comparison.headTitle', { titles }) : t('comparison.title'),
      description: t('comparison.description'),
      path: comparisonHref(data.compared.map(({ slug }) => slug)),
      // Every choice of three is a page: thousands of them, without any content that the sheets lack.
      noindex: true,
    }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function Comparison() {
  useInPlaceFilters();
  const { data } = useLoaderData<typeof loader>();
  return <ComparisonPage data={data} />;
}
