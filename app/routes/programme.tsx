/** `/formations/{slug}?campus={slug}`: the sheet of a programme, and what happens around it. */
import { useLoaderData } from '@remix-run/react';
import { pictureOfProgramme } from '~/school/programmes/programmes.server';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { routeSlug } from '~/screens/frame/route-slug.server';
import { loadProgramme } from '~/screens/programme/load-programme.server';
import { ProgrammePage } from '~/screens/programme/programme-page';
import stylesheet from './programme.css?url';

export const loader = pageLoader(async ({ params, head, ...context }) => {
  const { programme, page } = await loadProgramme(routeSlug(params['slug']), context);
  const { title, summary, seo } = programme;
  const image = pictureOfProgramme(programme);
  return { ...page, head: await head({ title, description: summary, image, entity: seo }) };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function ProgrammeRoute() {
  const { head, ...page } = useLoaderData<typeof loader>();
  return <ProgrammePage {...page} address={head.canonical} />;
}
