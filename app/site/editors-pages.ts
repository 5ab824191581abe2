/** Pages of editors that the site itself links to (specification §2). Pure. */
import type { Labels } from './labels';

/** Beside the main menu: there when an editor wrote the page. */
export const sidePages = {
  network: '/edito-reseau-competences-et-developpement',
  culture: '/art-culture',
  programmes: '/formations-reseau',
  podcasts: '/decouvrez-nos-podcasts',
  alumni: '/alumni',
  contact: '/contact',
} as const;

/** Pages for companies. */
export const companyPages = {
  offer: '/entreprise/deposer-une-offre',
  recruit: '/entreprise/recruter-un-alternant',
} as const;

export const accessibilityStatement = '/declaration-accessibilite';

export const legalPages = (t: Labels) => ({
  terms: `/${t('commons.legal.terms.slug')}`,
  notice: `/${t('commons.legal.notice.slug')}`,
  privacy: `/${t('commons.legal.privacy.slug')}`,
  accessibility: accessibilityStatement,
});

export const careersPage = '/metiers';
export const peoplePage = '/alumni/alumni-et-ambassadeurs';
