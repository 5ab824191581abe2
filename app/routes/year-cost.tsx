/** `/cout-d-une-annee?formation={slug}&campus={slug}`: fees, rent and travel of a year, by status and campus. */
import { useLoaderData } from '@remix-run/react';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { loadYearCost } from '~/screens/year-cost/year-cost.server';
import { YearCostAnswer } from '~/screens/year-cost/year-cost-answer';
import { YearCostPage } from '~/screens/year-cost/year-cost-page';
import { labelsOf } from '~/site/labels.server';
import stylesheet from './year-cost.css?url';

export const loader = pageLoader(async (context) => {
  const [answer, t] = await Promise.all([loadYearCost(context), labelsOf(context.services)]);
  const render = await context.parts();
  const { programme, campus } = answer;
  return {
    parts: { answer: render(YearCostAnswer, { answer }) },
    head: await context.head({
      title: [t('pages.yearCost.title'), programme?.title, campus?.title].filter(Boolean).join(' – '),
      description: t('pages.yearCost.summary'),
      noindex: context.url.search !== '',
    }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function YearCostRoute() {
  return <YearCostPage answer={useLoaderData<typeof loader>().parts.answer} />;
}
