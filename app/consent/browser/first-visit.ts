/**
 * The address this document was loaded from, and the page before it: still known to the browser after any
 * number of navigations without reload.
 *
 * @returns null where the browser does not say
 */
export function firstVisit(): { landing: string; referrer: string } | null {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry) return null;
  const { pathname, search } = new URL(entry.name, location.href);
  return { landing: pathname + search, referrer: document.referrer };
}
