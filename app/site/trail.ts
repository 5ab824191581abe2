import type { Crumb } from '~/ui/crumb';
import type { Labels } from './labels';

/** What a breadcrumb shows of a page: every trail begins at the home page. @param above from there down to the page */
export function siteTrail(t: Labels, ...above: Crumb[]): { label: string; trail: Crumb[] } {
  return {
    label: t('commons.breadcrumb'),
    trail: [{ label: t('commons.links.home'), href: '/' }, ...above],
  };
}
