/** `/`: the page of the section `accueil`. */
import { useLoaderData } from '@remix-run/react';
import { parseBlocks } from '~/blocks/parse.server';
import { listCampuses } from '~/campuses/campuses.server';
import { schoolData } from '~/campuses/school-data';
import { EditorialPage } from '~/pages/editorial-page';
import { composeEditorialPage } from '~/pages/editorial-page.server';
import { homeSection } from '~/pages/page-address';
import { findSection } from '~/pages/pages.server';
import { websiteData } from '~/pages/website-data';
import { metaOfLoader } from '~/site/head';
import { pageLoader } from '~/site/page-loader.server';
import stylesheet from '~/styles/editorial.css?url';

export const loader = pageLoader(async (context) => {
  const { content, describe, services } = context;
  const campuses = await listCampuses(content).catch((error: unknown) => {
    services.log.warn({ err: error }, 'campuses unavailable');
    return [];
  });
  describe(websiteData);
  describe(schoolData(campuses));
  const page = await findSection(context.content, homeSection);
  const blocks = parseBlocks(page.pageLayout.blocks, '/', context, context.services.log);
  return composeEditorialPage(context, page, blocks);
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function Home() {
  const { page, blocks } = useLoaderData<typeof loader>();
  return <EditorialPage page={page} blocks={blocks} />;
}
