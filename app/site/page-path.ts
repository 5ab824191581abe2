/** Recognises paths that are not pages. Pure. */
const noPage = /^\/(?:assets|demo|hooks|images|uploads)\//;

/** Whether a path stands where files, pictures and machines' addresses do: none of it is a page, nor kept as one. */
export const isBelowNoPage = (path: string): boolean => noPage.test(path);

/** Whether a path leads to a page: neither there nor to a file, such as a calendar. */
export const leadsToPage = (path: string): boolean => !noPage.test(path) && !/\.[a-z0-9]+$/i.test(path);
