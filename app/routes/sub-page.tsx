/** `/{rubrique}/{slug}`: a page below a section. */
import { useLoaderData } from '@remix-run/react';
import { parseBlocks } from '~/blocks/parse.server';
import { isPageSlug } from '~/school/pages/page-address';
import { findSubPage } from '~/school/pages/pages.server';
import { EditorialPage } from '~/screens/editorial/editorial-page';
import { composeEditorialPage } from '~/screens/editorial/editorial-page.server';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader, routeNotFound } from '~/screens/frame/page-loader.server';
import stylesheet from '~/styles/editorial.css?url';

export const loader = pageLoader(async (context) => {
  const { rubrique, slug } = context.params;
  if (!isPageSlug(rubrique) || !isPageSlug(slug)) throw routeNotFound();
  const page = await findSubPage(context.content, rubrique, slug);
  const place = `/${rubrique}/${slug}`;
  const blocks = parseBlocks(page.pageLayout.blocks, place, context, context.services.log);
  return composeEditorialPage(context, page, blocks);
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function SubPage() {
  const { page, blocks } = useLoaderData<typeof loader>();
  return <EditorialPage page={page} blocks={blocks} />;
}
