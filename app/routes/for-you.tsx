/** `/pour-vous`: the site's lists, preset with the visitor's situation and place. */
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { cacheByPlace } from '~/school/campuses/nearest/nearness.server';
import { orientationPath } from '~/school/orientation/situations';
import stylesheet from '~/screens/for-you/for-you.css?url';
import { loadForYou } from '~/screens/for-you/for-you.server';
import { ForYouPage } from '~/screens/for-you/for-you-page';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { labelsOf } from '~/site/labels.server';

export const loader = pageLoader(async (context) => {
  const t = await labelsOf(context.services);
  const { isUsualPlace, ...answer } = await loadForYou(context, t);
  cacheByPlace(context.headers, { isUsualPlace });
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
