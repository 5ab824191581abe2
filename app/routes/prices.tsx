/** `/tarifs?formation={slug}&statut=apprenti&campus={slug}&age=18`: the prices of every programme, and the cost of a year. */
import { useLoaderData } from '@remix-run/react';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { loadPrices } from '~/screens/prices/load-prices.server';
import { PricesPage } from '~/screens/prices/prices-page';
import stylesheet from '~/screens/prices/prices-page.css?url';

export const loader = pageLoader(loadPrices);

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function PricesRoute() {
  const { groups, parts, asksCost } = useLoaderData<typeof loader>();
  return <PricesPage groups={groups} cost={parts.cost} asksCost={asksCost} />;
}
