/**
 * Chunks of the client code. By default the bundler makes a file of every small part that two pages share: thirty
 * requests per page, and files of half a kilobyte hardly compress.
 */

/** Parts that nearly every page is made of; what lies deeper in the UI kit comes when it is wanted. */
const shared = new RegExp(
  [
    String.raw`/app/ui/[\w.-]+$`,
    String.raw`/app/(?:school/)?\w+/[\w-]+-card\.tsx`,
    '/app/browser/(?:use-client-navigation|debounce|use-arrival|visit-origin)',
    '/app/screens/admissions/pop-in/browser-location',
    '/app/consent/(?:form-names|consented-frame)',
    '/app/search/search-form',
    '/app/offline/stores',
    '/app/school/campuses/nearest/place-address',
    '/app/site/(?:error-data|trail|absent-links|editors-pages|in-place)',
    '/app/screens/frame/head',
    // Addresses of style sheets that several routes ask for; the others are in their route's file.
    String.raw`/(?:app|editorial-screen|news-list)\.css\?url$`,
  ].join('|'),
);

/** What asks for a place: on the home page, on its answer, in lists sorted from one; a programme knows a campus only. */
const places = /\/app\/school\/(?:orientation\/|campuses\/(?:nearest\/place-|my-campus-link))/;

/** For Rollup's `manualChunks`: each chunk takes along what only it imports. */
export function chunkOf(id: string): string | undefined {
  // Loaded by few, when their page view is measured.
  if (id.includes('/node_modules/web-vitals/')) return undefined;
  if (id.includes('/node_modules/') || id.includes('commonjsHelpers')) return 'framework';
  if (shared.test(id)) return 'kit';
  if (/\/app\/school\/campuses\/(?:my-campus\.ts|forget-campus)/.test(id)) return 'my-campus';
  return places.test(id) ? 'places' : undefined;
}
