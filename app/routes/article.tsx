/** `/article?rubrique=`: a section's page under its parameter; its canonical address is `/{rubrique}`. */
import { useLoaderData } from '@remix-run/react';
import { parseBlocks } from '~/blocks/parse.server';
import { isPageSlug } from '~/school/pages/page-address';
import { findSection } from '~/school/pages/pages.server';
import { EditorialPage } from '~/screens/editorial/editorial-page';
import { composeEditorialPage } from '~/screens/editorial/editorial-page.server';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader, routeNotFound } from '~/screens/frame/page-loader.server';
import stylesheet from '~/styles/editorial.css?url';

export const loader = pageLoader(async (context) => {
  const asked = context.url.searchParams.getAll('rubrique');
  const [rubrique] = asked;
  if (asked.length !== 1 || !isPageSlug(rubrique)) throw routeNotFound();
  const page = await findSection(context.content, rubrique);
  const blocks = parseBlocks(page.pageLayout.blocks, `/${rubrique}`, context, context.services.log);
  return composeEditorialPage(context, page, blocks);
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function Article() {
  const { page, blocks } = useLoaderData<typeof loader>();
  return <EditorialPage page={page} blocks={blocks} />;
}
