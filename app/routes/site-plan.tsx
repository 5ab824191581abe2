/** `/plan`: every address of the site. */
import { useLoaderData } from '@remix-run/react';
import { findSitePlan } from '~/pages/site-plan.server';
import { SitePlanPage } from '~/pages/site-plan-page';
import { metaOfLoader } from '~/site/head';
import { labelsOf } from '~/site/labels.server';
import { pageLoader } from '~/site/page-loader.server';
import stylesheet from '~/styles/pages.css?url';

export const loader = pageLoader(async ({ services, head }) => {
  const [plan, t] = await Promise.all([findSitePlan(services), labelsOf(services)]);
  return {
    plan,
    head: await head({ title: t('pages.plan.title'), description: t('pages.plan.summary') }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function SitePlan() {
  const { plan } = useLoaderData<typeof loader>();
  return <SitePlanPage plan={plan} />;
}
