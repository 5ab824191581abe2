/** The page a visitor requested when the offline page replaced it (`?page=/campus/lyon`). Pure. */

/** @returns path and query on this site, or null for a link to another site */
export function wantedPage(search: string): string | null {
  const wanted = new URLSearchParams(search).get('page');
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return null;
  return wanted;
}
