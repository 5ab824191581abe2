/** `/cookies`: the visitor's choice, and the values stored in the browser. */
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { json } from '~/framework/json.server';
import { type ConsentView, consentView } from '~/screens/consent/consent-view.server';
import { type CookiesInformation, CookiesPage } from '~/screens/consent/cookies-page';
import cookiesSheet from '~/screens/consent/cookies-page.css?url';
import { saveChoice } from '~/screens/consent/save-choice.server';
import editorialSheet from '~/screens/editorial/editorial-page.css?url';
import { metaOfLoader, type PageHead } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { labelsOf } from '~/site/labels.server';

interface CookiesData {
  information: CookiesInformation;
  consent: ConsentView;
  head: PageHead;
}

/** The choice and the return path belong to one visitor: no cache keeps them. */
const privateHeaders = { 'cache-control': 'private, no-store' };

export const loader = pageLoader<CookiesData>(async (context) => {
  const { env } = context.services;
  const t = await labelsOf(context.services);
  const information: CookiesInformation = {
    originNeedsConsent: env.originTrackingNeedsConsent,
    tagManager: env.gtmId !== undefined,
    groupFrames: env.externalFooterUrl !== undefined || env.topBannerUrl !== undefined,
  };
  const head = await context.head({ title: t('cookies.title'), description: t('cookies.summary') });
  return json({ information, consent: consentView(context), head }, { headers: privateHeaders });
});

export const action = pageLoader<never>(saveChoice);

export const headers: HeadersFunction = () => privateHeaders;

export const links = () => [
  { rel: 'stylesheet', href: editorialSheet },
  { rel: 'stylesheet', href: cookiesSheet },
];

export const meta = metaOfLoader;

export default function Cookies() {
  const { information, consent } = useLoaderData<typeof loader>();
  return <CookiesPage information={information} consent={consent} />;
}
