/**
 * Navigations that update the results of a page in place, such as filters: scroll position and focus stay, and the
 * page announces the change. Pure.
 */

/** State of the history entry of such a navigation. */
export const inPlace = { inPlace: true } as const;

export function isInPlace(historyState: unknown): boolean {
  return (historyState as Partial<typeof inPlace> | null)?.inPlace === true;
}
