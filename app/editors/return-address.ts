/** The page after signing in: always one of this site. Pure. */

/** The sign-in page itself. */
export const doorPath = '/login';

const longest = 1000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const unsafe = /[\u0000-\u0020\u007f\\]/;

/** @returns path and query of a page; `/` for any other value, and for the sign-in page itself */
export function returnAddress(asked: string | null | undefined): string {
  if (!asked?.startsWith('/') || asked.startsWith('//') || asked.length > longest || unsafe.test(asked))
    return '/';
  const origin = 'http://site.invalid';
  if (!URL.canParse(asked, origin)) return '/';
  const { origin: found, pathname, search } = new URL(asked, origin);
  if (found !== origin || pathname.startsWith('//') || pathname.toLowerCase() === doorPath) return '/';
  return `${pathname}${search}`;
}
