/** `/{rubrique}`: the page of a section. */
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { parseBlocks } from '~/blocks/parse.server';
import { EditorialPage } from '~/pages/editorial-page';
import { composeEditorialPage } from '~/pages/editorial-page.server';
import { homeSection, isPageSlug } from '~/pages/page-address';
import { findSection } from '~/pages/pages.server';
import { metaOfLoader } from '~/site/head';
import { pageLoader, routeNotFound } from '~/site/page-loader.server';
import stylesheet from '~/styles/editorial.css?url';

export const loader = pageLoader(async (context) => {
  const { rubrique } = context.params;
  if (!isPageSlug(rubrique)) throw routeNotFound();
  // The home page has one address.
  if (rubrique === homeSection) throw redirect(`/${context.url.search}`, 301);
  const page = await findSection(context.content, rubrique);
  const blocks = parseBlocks(page.pageLayout.blocks, `/${rubrique}`, context, context.services.log);
  return composeEditorialPage(context, page, blocks);
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function Section() {
  const { page, blocks } = useLoaderData<typeof loader>();
  return <EditorialPage page={page} blocks={blocks} />;
}
