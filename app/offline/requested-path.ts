/**
 * Two slashes would begin the address of another site. Browsers read a backslash as a slash, and leave out tabs and line
 * breaks.
 */
const pathOfThisSite = /^\/(?![/\\])[^\t\n\r]*$/;

/**
 * The page a visitor requested when the offline page replaced it (`?page=/campus/lyon`).
 *
 * @returns path and query on this site, or null for a link to another site
 */
export function requestedPath(search: string): string | null {
  const path = new URLSearchParams(search).get('page') ?? '';
  return pathOfThisSite.test(path) ? path : null;
}
