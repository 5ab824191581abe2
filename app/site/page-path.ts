/** Recognises paths that are not pages. Pure. */
const noPage = /^\/(?:assets|demo|hooks|images|uploads)\//;

/** Whether a path belongs to files, pictures or machines: none of them is a page, or kept as one. */
export const isBelowNoPage = (path: string): boolean => noPage.test(path);
