/** `/`: the page of the section `accueil`. Its hero asks who is there, and where. */
import { useLoaderData } from '@remix-run/react';
import { HeroBlock } from '~/blocks/hero/hero';
import { Blocks } from '~/blocks/registry';
import { listCampuses } from '~/school/campuses/campuses.server';
import { OrientationForm } from '~/school/orientation/orientation-form';
import { homeSection } from '~/school/pages/page-address';
import { findSection } from '~/school/pages/pages.server';
import { schoolData } from '~/screens/campus/school-data';
import { editorialLoader } from '~/screens/editorial/editorial-loader.server';
import { EditorialPage } from '~/screens/editorial/editorial-page';
import { websiteData } from '~/screens/editorial/website-data';

export const loader = editorialLoader(async ({ content, describe, services }) => {
  const campuses = await listCampuses(content).catch((error: unknown) => {
    services.log.warn({ err: error }, 'campuses unavailable');
    return [];
  });
  describe(websiteData);
  describe(schoolData(campuses));
  return findSection(content, homeSection);
});

export { links, meta } from '~/screens/editorial/editorial-screen';

export default function Home() {
  const { page, blocks } = useLoaderData<typeof loader>();
  const [opening, ...others] = blocks;
  if (opening?.kind !== 'hero') return <EditorialPage page={page} blocks={blocks} />;
  return (
    <>
      <HeroBlock block={opening} first>
        <OrientationForm />
      </HeroBlock>
      <Blocks blocks={others} opening={false} />
    </>
  );
}
