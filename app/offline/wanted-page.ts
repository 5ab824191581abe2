/** The page a visitor wanted when the offline page came in its place (`?page=/campus/lyon`). Pure. */

/** @returns path and query on this site, or null: a link to anywhere else is none of ours */
export function wantedPage(search: string): string | null {
  const wanted = new URLSearchParams(search).get('page');
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return null;
  return wanted;
}
