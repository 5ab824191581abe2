/** The lists of the site plan, loaded from the subjects. */

import { deviceLinks, listedLinks } from '~/addresses/derived';
import { pathTo } from '~/addresses/path-to';
import type { EntryPath } from '~/addresses/site-addresses';
import type { NamedEntry } from '~/base/named-entry';
import { type PageContent, pageContent } from '~/content/page-content.server';
import { listCampuses } from '~/school/campuses/campuses.server';
import { listAllCareers } from '~/school/careers/careers.server';
import { findEmptyLists } from '~/school/pages/absent-links.server';
import { listPageLinks } from '~/school/pages/pages.server';
import { listAllProgrammes } from '~/school/programmes/programmes.server';
import { englishContentOf } from '~/screens/frame/english-content.server';
import type { Services } from '~/services/services.server';
import type { LabelKey } from '~/site/labels/index';
import { labelsOf } from '~/site/labels.server';
import { pageHref } from '../../../content-model/rules/page-address';
import { groupBySection, type PlanLink, type PlanSection } from './site-plan';

export interface SitePlan {
  /** Screens, those about the visitor's own device last. */
  screens: PlanLink[];
  sections: PlanSection[];
  programmes: PlanLink[];
  campuses: PlanLink[];
  careers: PlanLink[];
  /** Pages in English; none while English is off. */
  english: PlanLink[];
}

type Sources = Pick<Services, 'content' | 'englishContent' | 'env'>;

/** Loads the site plan, without the kinds of pages that cannot be loaded. */
export async function findSitePlan(sources: Sources, content: PageContent): Promise<SitePlan> {
  const [t, empty, pages, programmes, campuses, careers, english] = await Promise.all([
    labelsOf(sources),
    findEmptyLists(content.subject),
    listPageLinks(content),
    listAllProgrammes(content),
    listCampuses(content),
    listAllCareers(content),
    findEnglishPages(sources),
  ]);
  const withLabel = ({ href, label }: { href: string; label: LabelKey }): PlanLink => ({
    href,
    label: t(label),
  });
  return {
    screens: [...listedLinks, ...deviceLinks].filter(({ href }) => !empty.includes(href)).map(withLabel),
    sections: groupBySection(pages),
    programmes: programmes.map(linkBelow('formations/:slug')),
    campuses: campuses.map(linkBelow('campus/:slug')),
    careers: careers.map(linkBelow('metiers/:slug')),
    english,
  };
}

async function findEnglishPages(sources: Sources): Promise<PlanLink[]> {
  const content = englishContentOf(sources);
  const pages = content === null ? [] : await listPageLinks(pageContent(content));
  return pages.map(({ rubrique, slug, title }) => ({
    href: pageHref({ rubrique, slug }, 'en'),
    label: title,
  }));
}

function linkBelow(path: EntryPath) {
  return ({ slug, title }: NamedEntry): PlanLink => ({
    href: pathTo(path, slug),
    label: title,
  });
}
