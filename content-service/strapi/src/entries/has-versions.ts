/** Entries whose versions are kept, and which go to the bin. The panel and its server share this rule. */

/** Complaints are personal data, and Strapi writes and removes redirects by itself. */
const withoutVersions = new Set(['api::complaint.complaint', 'api::redirect.redirect']);

export const hasVersions = (uid: string): boolean => uid.startsWith('api::') && !withoutVersions.has(uid);
