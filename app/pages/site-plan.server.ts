/** What the site plan lists, asked of the subjects. */
import { listCampuses } from '~/campuses/campuses.server';
import { listCareers } from '~/careers/careers.server';
import type { ContentClient } from '~/content/client.server';
import { listAllProgrammes } from '~/programmes/all-programmes.server';
import { listPageLinks } from './pages.server';
import { groupBySection, type PlanLink, type PlanSection } from './site-plan';

export interface SitePlan {
  sections: PlanSection[];
  programmes: PlanLink[];
  campuses: PlanLink[];
  careers: PlanLink[];
}

/** Careers asked for at once; a content service may refuse more. */
const pageSize = 100;

/** @throws {ContentError} */
export async function findSitePlan(content: ContentClient): Promise<SitePlan> {
  const [pages, programmes, campuses, careers] = await Promise.all([
    listPageLinks(content),
    listAllProgrammes(content),
    listCampuses(content),
    listCareers(content, {}, pageSize),
  ]);
  return {
    sections: groupBySection(pages),
    programmes: programmes.map(linkBelow('/formations')),
    campuses: campuses.map(linkBelow('/campus')),
    careers: careers.items.map(linkBelow('/metiers')),
  };
}

function linkBelow(path: string) {
  return ({ slug, title }: { slug: string; title: string }): PlanLink => ({
    href: `${path}/${slug}`,
    label: title,
  });
}
