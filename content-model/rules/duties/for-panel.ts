/** What the content service's panel runs of the duties: `npm run content strapi` bundles it (decision 066). */
export { countedPaths, factsOf, quotableFacts } from '../../fact-values';
export { entryDuties, publishingNotice, publishingRefusal, withBasis, withSeverity } from './entry-duties';
export { toComplete } from './to-complete';
