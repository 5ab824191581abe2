/** The data of every route of editorial pages: component, sheet and head. */
import { useLoaderData } from '@remix-run/react';
import { metaOfLoader } from '~/screens/frame/head';
import type { editorialLoader } from './editorial-loader.server';
import { EditorialPage } from './editorial-page';
import stylesheet from './editorial-page.css?url';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export function EditorialScreen() {
  const { page, blocks, parts } = useLoaderData<ReturnType<typeof editorialLoader>>();
  return <EditorialPage page={page} blocks={blocks} parts={parts} />;
}
