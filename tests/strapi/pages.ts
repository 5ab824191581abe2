/** Which pages are visited, and where what they said on the embedded service is kept for the comparison. */
export const pagesFile = 'node_modules/.cache/strapi-pages.json';

export const starts = ['/', '/en', '/plan', '/sitemap.xml'];

/** Filters and calendars have no end; each form is enough once. */
export const worthGoing = (address: string): boolean =>
  !/[?#]/.test(address) || /^\/(?:actualites|blog|agenda|formations)\?page=\d+$/.test(address);
