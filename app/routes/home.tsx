/** `/`: the page of the section `accueil`. */
import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { parseBlocks } from '~/blocks/parse.server';
import { Blocks } from '~/blocks/registry';
import { EditorialPage } from '~/pages/editorial-page';
import { composeEditorialPage } from '~/pages/editorial-page.server';
import { homeSection } from '~/pages/page-address';
import { findSection } from '~/pages/pages.server';
import { websiteData } from '~/pages/website-data';
import { metaOfLoader } from '~/site/head';
import { pageLoader } from '~/site/page-loader.server';

export const loader = pageLoader(async (context) => {
  const page = await findSection(context.content, homeSection);
  const blocks = parseBlocks(page.pageLayout.blocks, '/', context, context.services.log);
  return composeEditorialPage(context, page, blocks);
});

export const meta: MetaFunction<typeof loader> = (page) => [
  ...metaOfLoader(page),
  ...(page.data ? [{ 'script:ld+json': websiteData(page.data.head) }] : []),
];

export default function Home() {
  const { page, blocks } = useLoaderData<typeof loader>();
  return (
    <EditorialPage page={page}>
      <Blocks blocks={blocks} />
    </EditorialPage>
  );
}
