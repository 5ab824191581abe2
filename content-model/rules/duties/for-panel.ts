/** What the content service runs of the duties and of what they rest on: `npm run content strapi` bundles it. */
export { calendarDay } from '../calendar-day';
export { isVisible } from '../visibility';
export { shownCollections } from './block-losses';
export { entryDuties, publishingNotice, publishingRefusal } from './entry-duties';
export { incompleteEntries } from './incomplete-entries';
