/** The servers Playwright starts (playwright.config.ts). */

/** The site on the embedded content service. */
export const siteOrigin = 'http://localhost:4173';
/** The site on the content service below. */
export const remoteSiteOrigin = 'http://localhost:4174';
/** The content service on its own port, behind the fault switch. */
export const contentServiceOrigin = 'http://localhost:4180';
