/** `/`: the page of the section `accueil`. Its hero asks who is there, and where. */
import { useLoaderData } from '@remix-run/react';
import { Blocks } from '~/blocks/blocks';
import { HeroBlock } from '~/blocks/hero/hero';
import { listCampuses } from '~/school/campuses/campuses.server';
import { OrientationForm } from '~/school/orientation/orientation-form';
import { homeSection } from '~/school/pages/page-address';
import { findSection } from '~/school/pages/pages.server';
import { schoolData } from '~/screens/campus/school-data';
import { editorialLoader } from '~/screens/editorial/editorial-loader.server';
import { EditorialPage } from '~/screens/editorial/editorial-page';
import { websiteData } from '~/screens/editorial/website-data';
import type { PageContext } from '~/screens/frame/page-loader.server';

export const loader = editorialLoader(findHome, { ownHero: true });

async function findHome({ content, describe, services }: PageContext) {
  const campuses = await listCampuses(content).catch((error: unknown) => {
    services.log.warn({ err: error }, 'campuses unavailable');
    return [];
  });
  describe(websiteData);
  describe(schoolData(campuses));
  return findSection(content, homeSection);
}

export { links, meta } from '~/screens/editorial/editorial-screen';

export default function Home() {
  const { page, blocks, parts } = useLoaderData<typeof loader>();
  const [opening, ...others] = blocks;
  const hero = opening?.live;
  if (hero?.kind !== 'hero') return <EditorialPage page={page} blocks={blocks} parts={parts} />;
  return (
    <>
      <HeroBlock block={hero} first>
        <OrientationForm />
      </HeroBlock>
      <Blocks blocks={others} parts={parts} />
    </>
  );
}
