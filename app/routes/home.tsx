/**
 * `/`: the page of the section `accueil`, or one that `home.server.ts` composes. Its hero asks for the visitor's
 * situation and place.
 */
import { useLoaderData } from '@remix-run/react';
import { Blocks } from '~/blocks/blocks';
import { HeroBlock } from '~/blocks/hero/hero';
import { listCampuses } from '~/school/campuses/campuses.server';
import { OrientationForm } from '~/school/orientation/orientation-form';
import orientationSheet from '~/school/orientation/orientation-form.css?url';
import { schoolData } from '~/screens/campus/school-data';
import { editorialLoader } from '~/screens/editorial/editorial-loader.server';
import { EditorialPage } from '~/screens/editorial/editorial-page';
import { links as editorialLinks } from '~/screens/editorial/editorial-screen';
import { findHome } from '~/screens/editorial/home.server';
import { withSeason } from '~/screens/editorial/season-opening.server';
import { websiteData } from '~/screens/editorial/website-data';
import type { PageContext } from '~/screens/frame/page-context.server';

export const loader = editorialLoader(loadHome, { liveHero: true });

/** The page, with the structured data of the site and the school. */
async function loadHome(context: PageContext) {
  context.describe(websiteData);
  const [campuses, home] = await Promise.all([listCampuses(context.content), findHome(context)]);
  context.describe(schoolData(campuses));
  return withSeason(home, context);
}

export const links = () => [...editorialLinks(), { rel: 'stylesheet', href: orientationSheet }];

export { meta } from '~/screens/editorial/editorial-screen';

export default function Home() {
  const { page, blocks, parts } = useLoaderData<typeof loader>();
  const [opening, ...otherBlocks] = blocks;
  const hero = opening?.live;
  if (hero?.kind !== 'hero') return <EditorialPage page={page} blocks={blocks} parts={parts} />;
  return (
    <>
      <HeroBlock block={hero} first>
        <OrientationForm />
      </HeroBlock>
      <Blocks blocks={otherBlocks} parts={parts} />
    </>
  );
}
