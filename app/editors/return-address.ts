/** The page after signing in: always one of this site. Pure. */

/** Path of the sign-in page. */
export const signInPath = '/login';

/** Characters of the longest address. */
const longestAddress = 1000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const unsafeCharacter = /[\u0000-\u0020\u007f\\]/;

/** @returns path and query of a page; `/` for any other value, and for the sign-in page itself */
export function returnAddress(requested: string | null | undefined): string {
  if (!requested?.startsWith('/') || requested.startsWith('//')) return '/';
  if (requested.length > longestAddress || unsafeCharacter.test(requested)) return '/';
  const siteOrigin = 'http://site.invalid';
  if (!URL.canParse(requested, siteOrigin)) return '/';
  const { origin, pathname, search } = new URL(requested, siteOrigin);
  if (origin !== siteOrigin || pathname.startsWith('//') || pathname.toLowerCase() === signInPath) return '/';
  return `${pathname}${search}`;
}
