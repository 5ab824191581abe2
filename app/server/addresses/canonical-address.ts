/**
 * The canonical address of every page: www, lower case, no unnecessary encoding, no empty segment, no trailing slash,
 * what mail tools do to links undone, old addresses resolved (specification §2, §5).
 */
import { addQuery } from '~/base/add-query';
import { canonicalPath, isBuiltFile, isFile } from '../../../content-model/rules/canonical-path';
import type { Exchange } from '../http/exchange';
import { mendedAddress } from '../http/mangled-address';
import { withoutDefaultPort } from '../http/request-shape';
import { type LegacyRule, matchLegacyAddress } from './legacy-rules';

export interface AskedAddress {
  /** Host header, lower case. */
  host: string;
  pathname: string;
  /** Query with its `?`, or empty; kept as it came. */
  search: string;
}

export function askedAddress({ incoming, url }: Pick<Exchange, 'incoming' | 'url'>): AskedAddress {
  return {
    host: incoming.headers.host?.toLowerCase() ?? '',
    pathname: url.pathname,
    search: url.search,
  };
}

export interface CanonicalOptions {
  /** `PUBLIC_ORIGIN`. */
  publicOrigin: string;
  /** Whether hosts other than the public one are redirected to it (not on loopback). */
  enforceHost: boolean;
  englishEnabled: boolean;
  rules: readonly LegacyRule[];
  /** Origin of the media host; null: this site. */
  mediaOrigin: string | null;
  /** The new address of a page that has left this path; null: it has not moved. */
  destinationOf(path: string): Promise<string | null>;
  /** The site's answer to a path; the page is kept for clients that follow the redirect. */
  answerTo(path: string): Promise<{ status: number; location: string | null }>;
}

export interface Redirect {
  location: string;
  /** 301; 302 when it was unknown whether the target exists. */
  status: 301 | 302;
}

/**
 * @returns the canonical address, after all rules at once; null when the address is canonical. One that was shared with
 * the end of its sentence leads to the page without it, if there is one
 */
export async function canonicalRedirect(
  asked: AskedAddress,
  options: CanonicalOptions,
): Promise<Redirect | null> {
  const path = canonicalPath(mendedAddress(asked).pathname);
  const clean = withoutPunctuation(path);
  const target = isBuiltFile(path) ? null : await legacyTarget(clean.toLowerCase(), options);
  if (target) {
    const moved = target.path.startsWith('/') ? await options.destinationOf(target.path) : null;
    return redirectTo(moved ?? target.path, asked, options, target.status);
  }
  if (clean !== path && !isBuiltFile(path)) return sharedRedirect(clean, path, asked, options);
  if (clean !== path || (isFile(path) && path === asked.pathname)) return null;
  const redirect = redirectTo(path, asked, options);
  const moved = redirect && (await options.destinationOf(path));
  return moved ? redirectTo(moved, asked, options) : redirect;
}

/** To a page that cannot be shown now: temporary; for a missing page: to none. */
async function sharedRedirect(
  clean: string,
  path: string,
  asked: AskedAddress,
  options: CanonicalOptions,
): Promise<Redirect | null> {
  const { status, location } = await options.answerTo(clean);
  const redirect = isMissing(status)
    ? null
    : redirectTo(location ?? clean, asked, options, status < 400 ? 301 : 302);
  return redirect ?? redirectTo(path, asked, options);
}

/** Whether there is no page, as opposed to one that cannot be shown now. */
const isMissing = (status: number) => status >= 400 && status < 500;

/** @returns null when the request asks for it already; the query stays within the site */
function redirectTo(
  destination: string,
  asked: AskedAddress,
  { enforceHost, publicOrigin }: Pick<CanonicalOptions, 'enforceHost' | 'publicOrigin'>,
  status: Redirect['status'] = 301,
): Redirect | null {
  if (!destination.startsWith('/')) return { location: destination, status };
  const wrongHost = enforceHost && withoutDefaultPort(asked.host) !== new URL(publicOrigin).host;
  const location = addQuery(destination, mendedAddress(asked).search.slice(1));
  if (!wrongHost && location === `${asked.pathname}${asked.search}`) return null;
  return { location: wrongHost ? `${publicOrigin}${location}` : location, status };
}

async function legacyTarget(
  path: string,
  options: CanonicalOptions,
): Promise<{ path: string; status: 301 | 302 } | null> {
  if (!options.englishEnabled && /^\/en(?:\/|$)/.test(path)) return { path: '/', status: 301 };
  const legacy = matchLegacyAddress(options.rules, path);
  if (!legacy) return null;
  if (legacy.target.startsWith('media:')) {
    return { path: `${options.mediaOrigin ?? ''}${legacy.target.slice('media:'.length)}`, status: 301 };
  }
  if (legacy.fallback === null) return { path: legacy.target, status: 301 };
  const { status, location } = await options.answerTo(legacy.target);
  if (status < 400) return { path: location ?? legacy.target, status: 301 };
  return { path: legacy.fallback, status: isMissing(status) ? 301 : 302 };
}

/** Marks at the end of a sentence, brackets, quotation marks, and signs around links in messages. */
const marks = new Set(".,;:!?)]}'*_~");

/** The same encoded (blank, ", <, >, `, too), the no-break space and », and of the General Punctuation ’ ” “ … – ›. */
const encodedMarks = /^(?:%(?:2[0127-9ace]|3[abcef]|5[df]|60|7[de])|%c2%(?:a0|bb)|%e2%80%[89ab][0-9a-f])$/i;
/** Characters of an encoded one: of a sign of one, two and three bytes. */
const encodedLengths = [3, 6, 9];

/** @returns the path without the end of the sentence it was shared with, `/formations).`; the same path without one */
export function withoutPunctuation(path: string): string {
  let end = path.length;
  for (let taken = -1; taken !== 0; end -= taken) taken = lengthOfMark(path, end);
  if (!/[^/]/.test(path.slice(end))) return path;
  return path.slice(0, end).replace(/\/$/, '') || '/';
}

/** Length of the mark, or slash, before a position; 0 for any other character. */
function lengthOfMark(path: string, end: number): number {
  const last = path.charAt(end - 1);
  if (marks.has(last) || (last === '/' && end > 1)) return 1;
  return encodedLengths.find((length) => encodedMarks.test(path.slice(Math.max(0, end - length), end))) ?? 0;
}
