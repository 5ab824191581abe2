/** The cookies of audience measurement, which the school's domain holds: they expire when it is refused. Pure. */

/** Names of cookies; `*` means any end of a name. */
const googleCookies = ['_ga', '_ga_*', '_gid', '_gat*', '_gcl_*'];
/** A cookie's name (RFC 6265 §4.1.1), with or without a final `*`; never a `*` alone, which would mean every cookie. */
const cookieName = /^[\w.-]+\*?$/;

/** @param schoolNames names that the school adds, as its label has them: `_fbp, _hj*` */
export function measurementCookies(schoolNames: string): string[] {
  return [...googleCookies, ...schoolNames.split(/[\s,;]+/).filter((name) => cookieName.test(name))];
}

/** Largest number of cookies that one answer expires: its headers must fit into the buffer of a proxy. */
const maxExpired = 16;

/**
 * @param cookies `Cookie` header
 * @param names with a `*` for any end
 * @returns names in the header that are among them
 */
export function presentCookies(cookies: string | null, names: readonly string[]): string[] {
  const cookieNames = (cookies ?? '').split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  const isMeant = (name: string) => names.some((pattern) => matchesPattern(name, pattern));
  return [...new Set(cookieNames)]
    .filter((name) => cookieName.test(name) && isMeant(name))
    .slice(0, maxExpired);
}

function matchesPattern(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/**
 * The domains on which a tag may have set a cookie: the host, with and without `Domain`, and the domains above it, since
 * a tag uses the highest that the browser allows.
 *
 * @returns values of `Domain`; null for a cookie without it
 */
export function cookieDomains(hostname: string): (string | null)[] {
  const labels = hostname.split('.');
  const isDomain = labels.length > 1 && /[a-z]/i.test(labels.at(-1) ?? '');
  if (!isDomain) return [null];
  return [null, ...labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))];
}
