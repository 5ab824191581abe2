/** `/pour-vous`: matching programmes and events around the visitor's place. */
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { orientationPath } from '~/school/orientation/orientation-address';
import { loadForYou } from '~/screens/for-you/for-you.server';
import { ForYouPage } from '~/screens/for-you/for-you-page';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { labelsOf } from '~/site/labels.server';
import stylesheet from './for-you.css?url';

export const loader = pageLoader(async (context) => {
  const [answer, t] = await Promise.all([loadForYou(context), labelsOf(context.services)]);
  return {
    answer,
    head: await context.head({
      title: answer.title,
      description: t('pages.forYou.summary'),
      path: orientationPath,
      noindex: context.url.search !== '',
    }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export default function ForYouRoute() {
  return <ForYouPage answer={useLoaderData<typeof loader>().answer} />;
}
