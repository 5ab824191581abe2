/** The cookies of audience measurement, which the school's domain holds: they expire when it is refused. Pure. */

/** A `*` stands for any end of a name. */
const cookiesOfGoogle = ['_ga', '_ga_*', '_gid', '_gat*', '_gcl_*'];
/** Characters of a cookie's name (RFC 6265 §4.1.1); never a `*` alone, which would be every cookie. */
const cookieName = /^[\w.-]+\*?$/;

/** @param added names that the school adds, as its label has them: `_fbp, _hj*` */
export function measurementCookies(added: string): string[] {
  return [...cookiesOfGoogle, ...added.split(/[\s,;]+/).filter((name) => cookieName.test(name))];
}

/** Cookies at most that one answer expires: its headers must fit into the buffer of a proxy. */
const mostExpired = 16;

/**
 * @param cookies `Cookie` header
 * @param names with a `*` for any end
 * @returns names in the header that are among them
 */
export function presentCookies(cookies: string | null, names: readonly string[]): string[] {
  const present = (cookies ?? '').split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  const isMeant = (name: string) =>
    names.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));
  return [...new Set(present)].filter((name) => cookieName.test(name) && isMeant(name)).slice(0, mostExpired);
}

/**
 * The host, as a cookie of its own and of its domain, and the domains above it: a tag sets its cookies on the highest
 * that the browser allows.
 *
 * @returns values of `Domain`; null for a cookie without it
 */
export function cookieDomains(hostname: string): (string | null)[] {
  const labels = hostname.split('.');
  const isDomain = labels.length > 1 && /[a-z]/i.test(labels.at(-1) ?? '');
  return [null, ...(isDomain ? labels.slice(0, -1).map((_, index) => labels.slice(index).join('.')) : [])];
}
