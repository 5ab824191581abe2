/** `/cookies`: what the site keeps in the browser. */
import { useLoaderData } from '@remix-run/react';
import { type CookiesInformation, CookiesPage } from '~/pages/cookies-page';
import { metaOfLoader } from '~/site/head';
import { labelsOf } from '~/site/labels.server';
import { pageLoader } from '~/site/page-loader.server';

export const loader = pageLoader(async ({ services, head }) => {
  const { env } = services;
  const t = await labelsOf(services);
  const information: CookiesInformation = {
    originNeedsConsent: env.originTrackingNeedsConsent,
    tagManager: env.gtmId !== undefined,
    groupFrames: env.externalFooterUrl !== undefined || env.topBannerUrl !== undefined,
  };
  return {
    information,
    head: await head({ title: t('cookies.title'), description: t('cookies.summary') }),
  };
});

export const meta = metaOfLoader;

export default function Cookies() {
  const { information } = useLoaderData<typeof loader>();
  return <CookiesPage information={information} />;
}
