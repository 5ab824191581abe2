/** `/plan`: every address of the site. */
import { useLoaderData } from '@remix-run/react';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { findSitePlan } from '~/screens/site-plan/site-plan.server';
import { SitePlanPage } from '~/screens/site-plan/site-plan-page';
import stylesheet from '~/screens/site-plan/site-plan-page.css?url';
import { labelsOf } from '~/site/labels.server';

export const loader = pageLoader(async ({ content, services, head }) => {
  const [plan, t] = await Promise.all([findSitePlan(services, content), labelsOf(services)]);
  return {
    plan,
    head: await head({ title: t('pages.plan.title'), description: t('pages.plan.summary') }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function SitePlanRoute() {
  const { plan } = useLoaderData<typeof loader>();
  return <SitePlanPage plan={plan} />;
}
