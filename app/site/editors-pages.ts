/** Pages written by editors that the site links to (specification §2). A school can rename some by labels. Pure. */
import { companyPages, peoplePage, sidePages } from '../../content-model/rules/linked-pages';
import type { Labels } from './labels';

export const accessibilityStatement = '/declaration-accessibilite';

export const legalPages = (t: Labels) => ({
  terms: `/${t('commons.legal.terms.slug')}`,
  notice: `/${t('commons.legal.notice.slug')}`,
  privacy: `/${t('commons.legal.privacy.slug')}`,
  accessibility: accessibilityStatement,
});

export const careersPage = '/metiers';

/** Every page of editors that the site links to, with this school's labels. */
export function editorsPages(t: Labels): string[] {
  const hrefs = new Set([
    ...Object.values(sidePages),
    ...Object.values(companyPages),
    ...Object.values(legalPages(t)),
    careersPage,
    peoplePage,
    t('layout.footer.careersHref'),
  ]);
  return [...hrefs].filter((href) => href.startsWith('/'));
}
