import { careersPage, companyPages, legalPages, peoplePage, sidePages } from './editors-pages';
import type { Labels } from './labels';

/** Every page of editors that the site links to, in this school's words: slugs of legal pages are labels. */
export function editorsPages(t: Labels): string[] {
  return [
    ...Object.values(sidePages),
    ...Object.values(companyPages),
    ...Object.values(legalPages(t)),
    careersPage,
    peoplePage,
    t('layout.footer.careersHref'),
  ].filter((href, index, all) => href.startsWith('/') && all.indexOf(href) === index);
}
