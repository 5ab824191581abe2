/** Names of entries in addresses: `bts-gpn`. Pure. */

/**
 * Strapi's form of a slug, in lower case like addresses of the site (decision 064). A slug with a file extension of the
 * site would have that file's address.
 */
export const slugPattern = /^(?!.*\.(?:ics|atom|rss|xml|json)$)[a-z0-9_~-][a-z0-9._~-]*$/;

/**
 * For an editorial page, whose address is below no section of the site's own: addresses that scanners request are
 * excluded.
 */
export const pageSlugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
