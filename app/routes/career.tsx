/** `/metiers/{slug}`: the sheet of a career. The list of careers is an editorial page. */
import { useLoaderData } from '@remix-run/react';
import { findCareer, listCareers } from '~/school/careers/careers.server';
import { findAdmissionFacts } from '~/school/programmes/admission-facts.server';
import { cardMaker } from '~/school/programmes/card-data';
import { nearestLevelFirst } from '~/school/programmes/level-groups';
import { listProgrammes } from '~/school/programmes/programmes.server';
import { CareerPage } from '~/screens/career/career-page';
import stylesheet from '~/screens/career/career-page.css?url';
import { occupationData } from '~/screens/career/occupation-data';
import { careersToRequest, otherCareers } from '~/screens/career/other-careers';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { routeSlug } from '~/screens/frame/route-slug.server';
import { labelsOf } from '~/site/labels.server';

export const loader = pageLoader(async ({ content, services, now, params, head, describe }) => {
  const { seo, programmes: _, ...career } = await findCareer(content, routeSlug(params['slug']));
  const { slug, title, summary, image, sector } = career;
  describe(occupationData(career));
  const [t, facts, programmes, neighbours] = await Promise.all([
    labelsOf(services),
    findAdmissionFacts(content, now),
    listProgrammes(content, { career: slug }, { page: 1, pageSize: 24 }),
    sector ? listCareers(content, { sector: sector.slug }, careersToRequest) : { items: [] },
  ]);
  return {
    career,
    programmes: nearestLevelFirst(programmes.items, career.level).map(cardMaker(facts, t)),
    relatedCareers: otherCareers(neighbours.items, slug),
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
  const { career, programmes, relatedCareers } = useLoaderData<typeof loader>();
  return <CareerPage career={career} programmes={programmes} relatedCareers={relatedCareers} />;
}
