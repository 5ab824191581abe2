/**
 * Chunks of the client code. By default the bundler makes a file of every small part that two pages share: thirty
 * requests per page, and files of half a kilobyte hardly compress.
 */

/**
 * Code of every page, including its idle part, and parts of nearly every page; deeper parts of the UI kit are loaded on
 * demand. The root is not among them: a chunk includes all that its modules import, and the root imports components that
 * the server alone renders.
 */
const sharedModules = new RegExp(
  [
    '/app/browser/installable/service-worker-client',
    '/app/parts/server-part',
    String.raw`/app/ui/[\w.-]+$`,
    '/app/base/stacked-accents',
    '/app/browser/(?:navigation|stored-changes|debounce|use-arrival|served-page|retry-with-delays)',
    '/app/consent/(?:form-names|consented-frame)',
    '/app/search/form/search-form',
    '/app/offline/(?:stores|send-to-worker)',
    '/app/school/(?:campuses/nearest/place-address|admissions/(?:actions|use-admissions-href))',
    '/app/site/(?:error-data|trail|absent-links|editors-pages|in-place|format|list-pagination|locale-choice)',
    '/app/screens/frame/head',
    // Addresses of style sheets that several routes ask for; the others are in their route's file.
    String.raw`/(?:app|editorial-page|article-frame|article-lists)\.css\?url$`,
  ].join('|'),
);

/** The field of a place: in lists sorted by distance, and on the home page. */
const placeField = /\/app\/school\/campuses\/(?:nearest\/place-field|my-campus|forget-campus)/;

/** What lists are narrowed by: without a chunk, files of a few hundred bytes. */
const filterForms = /\/app\/filters\/filter-(?:fields|fold|form)\.tsx$/;

/** Words and marks of programmes, on their page, their cards and in every list of them: without a chunk, eight small files. */
const programmeWords =
  /\/app\/(?:school\/programmes\/(?:programme-words|levels|level-groups|prices|sector-legend|(?:comparison|programme)-address|saved\/saved-(?:list|programmes)))\.tsx?$/;

/** For Rollup's `manualChunks`: each chunk includes the modules that only it imports. */
export function chunkOf(id: string): string | undefined {
  if (id.includes('/node_modules/') || id.includes('commonjsHelpers')) return 'framework';
  if (sharedModules.test(id)) return 'kit';
  if (programmeWords.test(id)) return 'programme-words';
  if (filterForms.test(id)) return 'filters';
  return placeField.test(id) ? 'places' : undefined;
}
