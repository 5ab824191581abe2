/** Keys that code of the browser names. The build writes them here; without a build they are unknown. */
export const labelsInBrowser: ReadonlySet<string> | null = null;
