/**
 * Landing page and referrer of the visit: those of this document, which the browser still knows after client
 * navigations.
 *
 * @returns null where the browser does not say
 */
export function visitStart(): { landing: string; referrer: string } | null {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry) return null;
  const { pathname, search } = new URL(entry.name, location.href);
  return { landing: pathname + search, referrer: document.referrer };
}
