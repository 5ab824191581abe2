/** Addresses of editorial pages: `/{rubrique}` and `/{rubrique}/{slug}` (specification §2). */

import { pageSlugPattern } from '../values/slug';
import { homeOf, type Locale, localePrefix } from './locale';

/** The section whose page is the home page. */
export const homeSection = 'accueil';

/** Route validation: whether a part of an address can name a page at all. */
export function isPageSlug(text: string | null | undefined): text is string {
  return typeof text === 'string' && text.length <= 100 && pageSlugPattern.test(text);
}

/** The canonical address of a page: English pages are below `/en`. */
export function pageHref(
  { rubrique, slug }: { rubrique: string; slug?: string | null | undefined },
  locale: Locale = 'fr',
): string {
  const prefix = localePrefix[locale];
  if (slug) return `${prefix}/${rubrique}/${slug}`;
  return rubrique === homeSection ? homeOf(locale) : `${prefix}/${rubrique}`;
}
