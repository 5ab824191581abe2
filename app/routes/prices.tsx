/** `/tarifs?formation={slug}&statut=apprenti&campus={slug}&age=18`: the prices of every programme, and the cost of a year. */
import { useLoaderData } from '@remix-run/react';
import { listPracticalCampuses } from '~/school/campuses/campuses.server';
import { findAdmissionFacts } from '~/school/programmes/admission-facts.server';
import { waysIn } from '~/school/programmes/admission-state';
import { waysInBrief } from '~/school/programmes/admission-words';
import { listAllProgrammes } from '~/school/programmes/programmes.server';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { priceGroups } from '~/screens/prices/price-groups';
import { PricesPage } from '~/screens/prices/prices-page';
import stylesheet from '~/screens/prices/prices-page.css?url';
import { YearCostSection, yearCostOfAny } from '~/screens/prices/year-cost-section';
import { labelsOf } from '~/site/labels.server';

export const loader = pageLoader(async ({ content, services, now, url, head, partRenderer }) => {
  const [programmes, campuses, facts, t] = await Promise.all([
    listAllProgrammes(content.subject),
    listPracticalCampuses(content),
    findAdmissionFacts(content, now),
    labelsOf(services),
  ]);
  const pay = facts.dates.apprenticeship?.pay ?? null;
  const cost = yearCostOfAny(programmes, campuses, url.searchParams, pay);
  const render = await partRenderer();
  return {
    parts: { cost: cost && render(YearCostSection, cost) },
    asksCost: cost?.question.choice.isAsked ?? false,
    groups: priceGroups(programmes, (programme) => waysInBrief(waysIn(programme, facts), t)),
    head: await head({ title: t('pages.prices.title'), description: t('pages.prices.summary') }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function PricesRoute() {
  const { groups, parts, asksCost } = useLoaderData<typeof loader>();
  return <PricesPage groups={groups} cost={parts.cost} asksCost={asksCost} />;
}
