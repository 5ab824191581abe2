/** Conditional requests (RFC 9110 §8.8, §13.1.2). Pure. */

/**
 * Finds the tag a client holds for a page, in whatever form (plain, gzip, brotli of any quality) it
 * got it: all forms have the same meaning, and their tags begin with the same digest. The comparison
 * is weak, as `If-None-Match` asks.
 *
 * @param digest what the opaque part of each of the page's tags begins with
 * @param own the tag of the form that would be sent now, for `*`
 * @returns the client's own tag, to be named in the 304 so that it refreshes the right copy, or null
 */
export function matchingTag(ifNoneMatch: string | undefined, digest: string, own: string): string | null {
  if (ifNoneMatch === undefined) return null;
  if (ifNoneMatch === own) return own;
  if (ifNoneMatch.trim() === '*') return own;
  for (const [, opaque = ''] of ifNoneMatch.matchAll(/(?:W\/)?"([^"]*)"/g)) {
    if (opaque === digest || opaque.startsWith(`${digest}-`)) return `"${opaque}"`;
  }
  return null;
}
