/** Keys that code of the browser names. The build writes them here; where there was none, nobody knows. */
export const labelsInBrowser: ReadonlySet<string> | null = null;
