/** Recognises paths that are not pages. Pure. */
const noPage = /^\/(?:assets|demo|hooks|images|uploads)\//;

/** Whether a path belongs to files, pictures or machines: none of them is a page, or kept as one. */
export const isBelowNoPage = (path: string): boolean => noPage.test(path);

/** Whether a path leads to a page: not to these, nor to a file such as a calendar. */
export const leadsToPage = (path: string): boolean => !noPage.test(path) && !/\.[a-z0-9]+$/i.test(path);
