/**
 * Address and referrer of this document, which the browser still knows after client navigations.
 *
 * @returns null where the browser does not say
 */
export function firstVisit(): { landing: string; referrer: string } | null {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry) return null;
  const { pathname, search } = new URL(entry.name, location.href);
  return { landing: pathname + search, referrer: document.referrer };
}
