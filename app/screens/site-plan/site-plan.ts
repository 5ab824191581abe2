/** The site plan: every address of the site, grouped. Pure. */

import { homeSection, pageHref } from '~/school/pages/page-address';
import type { PageLink } from '~/school/pages/pages.server';

export interface PlanLink {
  href: string;
  label: string;
}

/** A section of editorial pages: its own page and those below it. */
export interface PlanSection {
  section: PlanLink;
  pages: PlanLink[];
}

/** Addresses that are screens of their own, with the label of each. */
export const screens = [
  { href: '/', label: 'commons.links.home' },
  { href: '/formations', label: 'commons.links.programmes' },
  { href: '/panorama', label: 'pages.plan.panorama' },
  { href: '/campus', label: 'commons.links.campuses' },
  { href: '/agenda', label: 'commons.links.agenda' },
  { href: '/actualites', label: 'commons.links.news' },
  { href: '/blog', label: 'pages.plan.blog' },
  { href: '/offres-alternance', label: 'pages.plan.offers' },
  { href: '/crm/brochure', label: 'admissions.brochure.title' },
  { href: '/crm/contact', label: 'admissions.contact.title' },
  { href: '/crm/registration', label: 'admissions.registration.title' },
  { href: '/cookies', label: 'pages.plan.cookies' },
  { href: '/plan', label: 'pages.plan.title' },
] as const;

/** Screens about the visitor's own device: nothing for search engines. */
export const deviceScreens = [
  { href: '/mes-formations', label: 'programmes.saved.title' },
  { href: '/hors-ligne', label: 'offline.page.title' },
] as const;

/** What other sites may take: files, not screens. */
export const openData = [
  { href: '/catalogue.json', label: 'pages.plan.catalogue' },
  { href: '/catalogue.schema.json', label: 'pages.plan.catalogueSchema' },
] as const;

/**
 * Editorial pages by section, sections by title, pages in the editors' order.
 *
 * Pages that are screens already are left out; a page whose section has no page of its own stands as one.
 */
export function groupBySection(links: readonly PageLink[]): PlanSection[] {
  const taken = new Set<string>([pageHref({ rubrique: homeSection }), ...screens.map(({ href }) => href)]);
  const own = links.filter(({ href, rubrique }) => rubrique !== homeSection && !taken.has(href));
  const sections = own.filter(({ isSection }) => isSection);
  const orphans = own.filter((link) => !link.isSection && !sections.some(sameSection(link)));
  return [...sections, ...orphans]
    .map((link) => ({
      section: planLink(link),
      pages: link.isSection
        ? own.filter((page) => !page.isSection && sameSection(link)(page)).map(planLink)
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
