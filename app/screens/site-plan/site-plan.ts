/** The site plan: every address of the site, grouped. Pure. */

import { listedLinks } from '~/addresses/derived';
import type { PageLink } from '~/school/pages/pages.server';
import { homeSection, pageHref } from '../../../content-model/rules/page-address';

export interface PlanLink {
  href: string;
  label: string;
}

/** A section of editorial pages: its own page and those below it. */
export interface PlanSection {
  section: PlanLink;
  pages: PlanLink[];
}

/**
 * Editorial pages by section, sections by title, pages in the editors' order.
 *
 * Pages that are already screens are left out; a page whose section has no page is listed as a section.
 */
export function groupBySection(links: readonly PageLink[]): PlanSection[] {
  const screenHrefs = new Set<string>([
    pageHref({ rubrique: homeSection }),
    ...listedLinks.map(({ href }) => href),
  ]);
  const otherLinks = links.filter(({ href, rubrique }) => rubrique !== homeSection && !screenHrefs.has(href));
  const sections = otherLinks.filter(({ isSection }) => isSection);
  const orphans = otherLinks.filter((link) => !link.isSection && !sections.some(sameSection(link)));
  return [...sections, ...orphans]
    .map((link) => ({
      section: planLink(link),
      pages: link.isSection
        ? otherLinks.filter((page) => !page.isSection && sameSection(link)(page)).map(planLink)
        : [],
    }))
    .sort((a, b) => a.section.label.localeCompare(b.section.label, 'fr'));
}

function sameSection(link: PageLink) {
  return ({ rubrique }: PageLink) => rubrique === link.rubrique;
}

function planLink({ href, title }: PageLink): PlanLink {
  return { href, label: title };
}
