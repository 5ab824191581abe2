/** `/formations`: finds programmes by the filters in the address. */
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FinderPage } from '~/screens/finder/finder-page';
import stylesheet from '~/screens/finder/finder-page.css?url';
import { loadFinder } from '~/screens/finder/load-finder.server';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';

export const loader = pageLoader(loadFinder);

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export default function Programmes() {
  return <FinderPage {...useLoaderData<typeof loader>()} />;
}
