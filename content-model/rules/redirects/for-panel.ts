/** What the content service's panel runs of the redirects: `npm run content strapi` bundles it. */
export { judgeRedirect, redirectsAfterMove } from './changes';
export { parseDestination, parseOldAddress } from './redirect';
