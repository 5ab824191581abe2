/** Reads cookies. Pure. */

/**
 * @param header `Cookie` header, or `document.cookie`
 * @returns the value as it is written; null without such a cookie
 */
export function cookieValue(header: string | null | undefined, name: string): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}
