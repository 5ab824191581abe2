/**
 * Old addresses of pages and where they lead. Both are parsed once, into the form that the site answers
 * with. Pure.
 */
import { canonicalPath } from '../canonical-path';

declare const form: unique symbol;
/** A path in its canonical form: `/formations/bts-eau`. */
export type OldAddress = string & { readonly [form]: 'old address' };
/** A path of the site, with query and fragment if any, or an address of another origin, by https. */
export type Destination = string & { readonly [form]: 'destination' };

export interface Redirect {
  from: OldAddress;
  /** null: the page is gone on purpose. */
  to: Destination | null;
}

/** What a line of a database keeps. */
const maxLength = 255;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const forbidden = /[\s\\\u0000-\u001f\u007f]/;
/** Only makes a path readable as an address. */
const base = 'https://site.invalid';

/** @returns the address in its canonical form; null for what is not a path without query and fragment */
export function parseOldAddress(text: unknown): OldAddress | null {
  const typed = typeof text === 'string' ? text.trim() : '';
  if (!/^\/(?!\/)[^?#]*$/.test(typed) || forbidden.test(typed)) return null;
  const path = canonicalPath(new URL(typed, base).pathname);
  return path.length <= maxLength ? (path as OldAddress) : null;
}

/** @returns null for what is neither a path of the site nor an address by https without credentials */
export function parseDestination(text: unknown): Destination | null {
  const typed = typeof text === 'string' ? text.trim() : '';
  if (forbidden.test(typed) || !/^(?:\/(?!\/)|https:\/\/)/i.test(typed) || !URL.canParse(typed, base))
    return null;
  const { href, origin, pathname, search, hash, username, password } = new URL(typed, base);
  if (username !== '' || password !== '') return null;
  const address = origin === base ? `${canonicalPath(pathname)}${search}${hash}` : href;
  return address.length <= maxLength && !address.startsWith('//') ? (address as Destination) : null;
}

/** A destination without query and fragment, so that it compares with an old address; another origin's stays complete. */
export const destinationPath = (to: Destination): string => to.replace(/[?#].*$/s, '');

/** A destination that has moved on: its query and fragment go with it, unless the new one has its own. */
export const movedOn = (to: Destination, next: Destination): Destination =>
  (/[?#]/.test(next) ? next : next + to.slice(destinationPath(to).length)) as Destination;

/** Where each old address leads; the first of two redirects of one address counts. */
export const byOldAddress = (redirects: readonly Redirect[]): ReadonlyMap<string, Destination | null> =>
  new Map(redirects.map(({ from, to }) => [from as string, to] as const).reverse());

/**
 * @param path in its canonical form
 * @returns where it leads in one step, whatever lies between; null: gone on purpose; undefined: nothing is known of it,
 * or it only leads in a circle
 */
export function destinationOf(
  redirects: ReadonlyMap<string, Destination | null>,
  path: string,
): Destination | null | undefined {
  const passed = new Set([path]);
  let to = redirects.get(path);
  while (to) {
    const place = destinationPath(to);
    if (passed.has(place)) return undefined;
    passed.add(place);
    const next = redirects.get(place);
    if (next === undefined) return to;
    to = next && movedOn(to, next);
  }
  return to;
}
