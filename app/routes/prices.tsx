/** `/tarifs`: the prices of every programme. */
import { useLoaderData } from '@remix-run/react';
import { findAdmissionFacts } from '~/school/programmes/admission-facts.server';
import { waysIn } from '~/school/programmes/admission-state';
import { waysInBrief } from '~/school/programmes/admission-words';
import { listAllProgrammes } from '~/school/programmes/all-programmes.server';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { priceGroups } from '~/screens/prices/price-groups';
import { PricesPage } from '~/screens/prices/prices-page';
import { labelsOf } from '~/site/labels.server';
import stylesheet from './prices.css?url';

export const loader = pageLoader(async ({ content, services, now, head }) => {
  const [programmes, facts, t] = await Promise.all([
    listAllProgrammes(content.subject),
    findAdmissionFacts(content, now),
    labelsOf(services),
  ]);
  return {
    groups: priceGroups(programmes, (programme) => waysInBrief(waysIn(programme, facts), t)),
    head: await head({ title: t('pages.prices.title'), description: t('pages.prices.summary') }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function PricesRoute() {
  return <PricesPage groups={useLoaderData<typeof loader>().groups} />;
}
