/** `/formations/{slug}`: the sheet of a programme, and what happens around it. */
import { useLoaderData } from '@remix-run/react';
import { listCampuses } from '~/school/campuses/campuses.server';
import { findProgramme } from '~/school/programmes/programmes.server';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { routeSlug } from '~/screens/frame/route-slug.server';
import { courseData } from '~/screens/programme/course-data';
import { ProgrammePage } from '~/screens/programme/programme-page';
import { toProgrammeSheet } from '~/screens/programme/programme-sheet';
import { findRelated } from '~/screens/programme/related.server';
import stylesheet from './programme.css?url';

export const loader = pageLoader(async ({ content, now, params, head, describe }) => {
  const programme = await findProgramme(content, routeSlug(params['slug']));
  describe(courseData(programme, await listCampuses(content)));
  const { title, summary, image, seo } = programme;
  return {
    sheet: toProgrammeSheet(programme, now),
    related: await findRelated(programme, content, now),
    head: await head({ title, description: summary, image, entity: seo }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function ProgrammeRoute() {
  const { sheet, related, head } = useLoaderData<typeof loader>();
  return <ProgrammePage sheet={sheet} address={head.canonical} related={related} />;
}
