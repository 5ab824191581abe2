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
import { withoutPunctuation } from './shared-address';

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
  /** Whether a page exists, for rules with a fallback; null: unknown, the content service is down. */
  isKnown(path: string): Promise<boolean | null>;
  /** The new address of a page that has left this path (decision 120); null: it has not moved. */
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
  const isMissing = status >= 400 && status < 500;
  const redirect = isMissing ? null : redirectTo(location ?? clean, asked, options, status < 400 ? 301 : 302);
  return redirect ?? redirectTo(path, asked, options);
}

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
  const found = matchLegacyAddress(options.rules, path);
  if (!found) return null;
  if (found.target.startsWith('media:')) {
    return { path: `${options.mediaOrigin ?? ''}${found.target.slice('media:'.length)}`, status: 301 };
  }
  if (found.fallback === null) return { path: found.target, status: 301 };
  const known = await options.isKnown(found.target);
  if (known || (await options.destinationOf(found.target))) return { path: found.target, status: 301 };
  return { path: found.fallback, status: known === null ? 302 : 301 };
}
