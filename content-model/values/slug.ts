/** Names of entries in addresses: `bts-gpn`. Pure. */

/**
 * Strapi's form of a slug, in lower case like addresses of the site. A slug with a file extension of the
 * site would have that file's address.
 */
export const slugPattern = /^(?!.*\.(?:ics|atom|rss|xml|json)$)[a-z0-9_~-][a-z0-9._~-]*$/;

/** Letters that are two letters in an address. */
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/**
 * Words in small letters without marks, with hyphens between: `L’été à Cœur` is `l-ete-a-coeur`.
 *
 * @param maxLength characters
 */
export const wordsWithHyphens = (text: string, maxLength: number): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '');

/** A slug of a title: `L’école d’été à Cœur` is `l-ecole-d-ete-a-coeur`; empty if the title has no letter or digit. */
export const slugOfTitle = (title: string): string => wordsWithHyphens(title, 100);

/**
 * Whether a slug is the one that nobody has chosen: it is empty, the title's, or the name of the entry's model
 * (`news-item-1`), with which Strapi fills a required field.
 */
export function followsTitle(slug: unknown, title: string, model: string): boolean {
  if (typeof slug !== 'string' || slug === '') return true;
  return slug === slugOfTitle(title) || slug.replace(/-\d+$/, '') === model;
}

/** Slug of an editorial page: it must not look like a file that scanners request, such as `wp-login.php`. */
export const pageSlugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
