/** `/formations/{slug}`: the sheet of a programme, and what happens around it. */
import { useLoaderData } from '@remix-run/react';
import { listCampuses } from '~/campuses/campuses.server';
import { courseData } from '~/programmes/course-data';
import { ProgrammePage } from '~/programmes/programme-page';
import { toProgrammeSheet } from '~/programmes/programme-sheet';
import { findProgramme } from '~/programmes/programmes.server';
import { findRelated } from '~/programmes/related.server';
import { metaOfLoader } from '~/site/head';
import { pageLoader } from '~/site/page-loader.server';
import { routeSlug } from '~/site/route-slug.server';
import offersSheet from '~/styles/offers.css?url';
import sheetsSheet from '~/styles/sheets.css?url';

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

export const links = () => [
  { rel: 'stylesheet', href: sheetsSheet },
  { rel: 'stylesheet', href: offersSheet },
];

export const meta = metaOfLoader;

export default function ProgrammeRoute() {
  const { sheet, related, head } = useLoaderData<typeof loader>();
  return <ProgrammePage sheet={sheet} address={head.canonical} related={related} />;
}
