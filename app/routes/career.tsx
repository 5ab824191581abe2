/** `/metiers/{slug}`: the sheet of a career. The list of careers is an editorial page. */
import { useLoaderData } from '@remix-run/react';
import { CareerPage } from '~/careers/career-page';
import { findCareer, listCareers } from '~/careers/careers.server';
import { neighbourhood, otherCareers } from '~/careers/neighbours';
import { occupationData } from '~/careers/occupation-data';
import { toCard } from '~/programmes/card-data';
import { listProgrammes } from '~/programmes/programmes.server';
import { metaOfLoader } from '~/site/head';
import { labelsOf } from '~/site/labels.server';
import { pageLoader } from '~/site/page-loader.server';
import { routeSlug } from '~/site/route-slug.server';
import stylesheet from '~/styles/sheets.css?url';

export const loader = pageLoader(async ({ content, services, params, head, describe }) => {
  const { seo, programmes: _, ...career } = await findCareer(content, routeSlug(params['slug']));
  const { slug, title, summary, image, sector } = career;
  describe(occupationData(career));
  const [t, programmes, neighbours] = await Promise.all([
    labelsOf(services),
    listProgrammes(content, { career: slug }, { page: 1, pageSize: 24 }),
    sector ? listCareers(content, { sector: sector.slug }, neighbourhood) : { items: [] },
  ]);
  return {
    career,
    programmes: programmes.items.map(toCard),
    others: otherCareers(neighbours.items, slug),
    head: await head({
      title: t('careers.sheet.title', { career: title }),
      description: summary,
      image,
      entity: seo,
    }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function CareerRoute() {
  const { career, programmes, others } = useLoaderData<typeof loader>();
  return <CareerPage career={career} programmes={programmes} others={others} />;
}
