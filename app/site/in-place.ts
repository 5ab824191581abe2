/**
 * Navigations that change what a page shows, not which page it is: results that follow a filter. The
 * visitor stays where they are: nothing scrolls, the focus stays, and the page itself says what is new. Pure.
 */

/** State of the history entry of such a navigation. */
export const inPlace = { inPlace: true } as const;

export function isInPlace(historyState: unknown): boolean {
  return (historyState as Partial<typeof inPlace> | null)?.inPlace === true;
}
