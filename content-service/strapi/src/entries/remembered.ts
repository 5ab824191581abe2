/** Entries whose versions are kept, and which go to the bin. The panel and its server share this rule. */

/** Visitors' letters are nobody's to keep twice, and Strapi writes and removes redirects by itself. */
const withoutMemory = new Set(['api::complaint.complaint', 'api::redirect.redirect']);

export const isRemembered = (uid: string): boolean => uid.startsWith('api::') && !withoutMemory.has(uid);
