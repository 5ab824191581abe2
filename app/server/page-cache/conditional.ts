/** Conditional requests (RFC 9110 §8.8, §13.1.2). Pure. */

/**
 * Finds the tag that a client has for a page, whatever the encoding (plain, gzip, brotli of any quality):
 * the tags of all forms begin with the same digest. The comparison is weak, as `If-None-Match` requires.
 *
 * @param digest beginning of the opaque part of each of the page's tags
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
