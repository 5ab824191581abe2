import type { Crumb } from '~/ui/crumb';
import type { Labels } from './labels';

/**
 * The breadcrumb of a page, which begins at the home page.
 *
 * @param above the pages below the home page, down to the page
 */
export function siteTrail(t: Labels, ...above: Crumb[]): { label: string; trail: Crumb[] } {
  return {
    label: t('commons.breadcrumb'),
    trail: [{ label: t('commons.links.home'), href: '/' }, ...above],
  };
}
