/** Addresses that are the site's own, whatever its content: none of them can be an old address of a page. Pure. */

/** Addresses of screens without an entry, and of files. A test checks that each one on the list of screens is here. */
const addresses = new Set([
  '/',
  '/en',
  '/formations',
  '/formations/comparer',
  '/panorama',
  '/recherche',
  '/campus',
  '/agenda',
  '/actualites',
  '/blog',
  '/travaux',
  '/offres-alternance',
  '/cookies',
  '/plan',
  '/reclamation',
  '/login',
  '/mes-formations',
  '/hors-ligne',
  '/article',
  '/tarifs',
  '/pour-vous',
  '/blocs',
  '/healthz',
  '/readyz',
  '/sw.js',
  '/favicon.svg',
]);

/** What is below is the site's as well. */
const folders =
  /^\/(?:crm|assets|images|icons|fonts|uploads|screenshots|hooks|demo|error|sitemaps|\.well-known|recherche|actualites\/page)(?:\/|$)/;
const files = /^\/[^/]+\.(?:xml|txt|json|atom|rss|ics|webmanifest|ico)$/;

/** @param path in its canonical form */
export const isReserved = (path: string): boolean =>
  addresses.has(path) || folders.test(path) || files.test(path) || /\.ics$/.test(path);
