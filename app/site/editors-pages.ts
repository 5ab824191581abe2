/** Pages of editors that the site itself links to (specification §2), those of a school's own words among them. Pure. */
import { companyPages, peoplePage, sidePages } from '../../content-model/rules/linked-pages';
import type { Labels } from './labels';

export { companyPages, peoplePage, sidePages };

export const accessibilityStatement = '/declaration-accessibilite';

export const legalPages = (t: Labels) => ({
  terms: `/${t('commons.legal.terms.slug')}`,
  notice: `/${t('commons.legal.notice.slug')}`,
  privacy: `/${t('commons.legal.privacy.slug')}`,
  accessibility: accessibilityStatement,
});

export const careersPage = '/metiers';

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
