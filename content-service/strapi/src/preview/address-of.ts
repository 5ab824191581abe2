/** Address of the page that shows an entry, as the site writes it. Pure. */
import addresses from '../contract/addresses.json';
import { isPageSlug, pageHref } from '../contract/page-address';
import { slugPattern } from '../contract/slug';

export interface ShownEntry {
  slug?: string | null;
  rubrique?: string | null;
}

const shownAt = addresses as Record<string, { below?: string; page?: string }>;
const pages = 'api::article.article';

/** The fields that an entry's address depends on. */
export function addressFields(uid: string): ('slug' | 'rubrique')[] {
  if (uid === pages) return ['rubrique', 'slug'];
  return shownAt[uid]?.below ? ['slug'] : [];
}

/** @returns null for an entry without a page, or without an address yet */
export function addressOf(uid: string, entry: ShownEntry, locale?: string | null): string | null {
  const language = locale === 'en' ? 'en' : 'fr';
  const { slug, rubrique } = entry;
  if (uid === pages) {
    if (!isPageSlug(rubrique) || (slug && !isPageSlug(slug))) return null;
    return pageHref({ rubrique, slug }, language);
  }
  const { below, page } = shownAt[uid] ?? {};
  if (below) return slug && slugPattern.test(slug) ? `${below}/${slug}` : null;
  return page === '/' && language === 'en' ? '/en' : (page ?? null);
}
