/** `/formations/{slug}?campus={slug}`: the sheet of a programme, and related content. */
import type { SerializeFrom } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ChoiceHandle } from '~/layout/preset-choice';
import { pictureOfProgramme } from '~/school/programmes/programmes.server';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { routeSlug } from '~/screens/frame/route-slug.server';
import { loadProgramme } from '~/screens/programme/load-programme.server';
import { ProgrammePage } from '~/screens/programme/programme-page';
import stylesheet from '~/screens/programme/programme-page.css?url';
import { programmeScreen } from '~/screens/programme/programme-screen.server';

export const loader = pageLoader(async ({ params, head, partRenderer, ...context }) => {
  const { programme, page } = await loadProgramme(routeSlug(params['slug']), context);
  const { title, summary, seo } = programme;
  const image = pictureOfProgramme(programme);
  const pageHead = await head({ title, description: summary, image, entity: seo });
  return {
    ...programmeScreen(await partRenderer(), { ...page, address: pageHead.canonical }),
    head: pageHead,
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export const handle: ChoiceHandle<SerializeFrom<typeof loader>> = {
  presetChoice: ({ params, data }) => ({
    course: params['slug'],
    campus: data.campus?.slug,
    unavailableActions: data.unavailableActions,
  }),
};

export default function ProgrammeRoute() {
  const { head: _, ...page } = useLoaderData<typeof loader>();
  return <ProgrammePage {...page} />;
}
