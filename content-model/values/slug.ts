/** Names of entries in addresses: `bts-gpn`. Pure. */

/**
 * What Strapi accepts as a slug, in lower case: addresses of the site are (decision 064). What ends like a file of the
 * site would have that file's address.
 */
export const slugPattern = /^(?!.*\.(?:ics|atom|rss|xml|json)$)[a-z0-9_~-][a-z0-9._~-]*$/;

/** Of an editorial page, whose address stands below no section of the site's own: what scanners ask for is none. */
export const pageSlugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
