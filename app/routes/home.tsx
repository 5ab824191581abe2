/** `/`: the page of the section `accueil`. */
import { useLoaderData } from '@remix-run/react';
import { parseBlocks } from '~/blocks/parse.server';
import { listCampuses } from '~/school/campuses/campuses.server';
import { homeSection } from '~/school/pages/page-address';
import { findSection } from '~/school/pages/pages.server';
import { schoolData } from '~/screens/campus/school-data';
import { EditorialPage } from '~/screens/editorial/editorial-page';
import { composeEditorialPage } from '~/screens/editorial/editorial-page.server';
import { websiteData } from '~/screens/editorial/website-data';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
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
