/**
 * The canonical address of every page: www, lower case, no unnecessary encoding, no empty segment, no trailing slash,
 * what mail tools do to links undone, old addresses resolved (specification §2, §5).
 */
import { addQuery } from '~/base/add-query';
import { canonicalPath, isBuiltFile, isFile } from '../../../content-model/rules/canonical-path';
import type { Exchange } from '../http/exchange';
import { withoutDefaultPort } from '../http/hosts';
import { mendedAddress } from '../http/mangled-address';
import { type LegacyRule, matchLegacyAddress } from './legacy-rules';
import { withoutPunctuation } from './shared-address';

interface RequestedAddress {
  /** Host header, lower case. */
  host: string;
  pathname: string;
  /** Query with its `?`, or empty; kept as it came. */
  search: string;
}

export function requestedAddress({ incoming, url }: Pick<Exchange, 'incoming' | 'url'>): RequestedAddress {
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

/** @returns the redirect to the canonical address, after all rules at once; null when the address is canonical */
export async function canonicalRedirect(
  requested: RequestedAddress,
  options: CanonicalOptions,
): Promise<Redirect | null> {
  const path = canonicalPath(mendedAddress(requested).pathname);
  const unpunctuatedPath = withoutPunctuation(path);
  const isPunctuated = unpunctuatedPath !== path;
  if (isBuiltFile(path)) {
    if (isPunctuated) return null;
  } else {
    const legacyTarget = await findLegacyTarget(unpunctuatedPath.toLowerCase(), options);
    if (legacyTarget) return await legacyRedirect(legacyTarget, requested, options);
    if (isPunctuated) return await sharedRedirect(unpunctuatedPath, path, requested, options);
  }
  if (isFile(path) && path === requested.pathname) return null;
  const redirect = redirectTo(path, requested, options);
  const destination = redirect && (await options.destinationOf(path));
  return destination ? redirectTo(destination, requested, options) : redirect;
}

/**
 * An address that was shared with the end of its sentence leads to the page without it, if there is one: for good, or for
 * now if the page cannot be shown at the moment.
 */
async function sharedRedirect(
  unpunctuatedPath: string,
  path: string,
  requested: RequestedAddress,
  options: CanonicalOptions,
): Promise<Redirect | null> {
  const { status, location } = await options.answerTo(unpunctuatedPath);
  const redirect = isMissing(status)
    ? null
    : redirectTo(location ?? unpunctuatedPath, requested, options, status < 400 ? 301 : 302);
  return redirect ?? redirectTo(path, requested, options);
}

/** Whether there is no page, as opposed to one that cannot be shown now. */
const isMissing = (status: number) => status >= 400 && status < 500;

/** @returns null when the request asks for it already; the query stays within the site */
function redirectTo(
  destination: string,
  requested: RequestedAddress,
  { enforceHost, publicOrigin }: Pick<CanonicalOptions, 'enforceHost' | 'publicOrigin'>,
  status: Redirect['status'] = 301,
): Redirect | null {
  if (!destination.startsWith('/')) return { location: destination, status };
  const isOtherHost = enforceHost && withoutDefaultPort(requested.host) !== new URL(publicOrigin).host;
  const location = addQuery(destination, mendedAddress(requested).search.slice(1));
  if (isOtherHost) return { location: `${publicOrigin}${location}`, status };
  return location === `${requested.pathname}${requested.search}` ? null : { location, status };
}

/** Where an old address leads. */
interface LegacyTarget {
  /** Of a page, or the address of a document at the media host. */
  path: string;
  status: Redirect['status'];
}

async function legacyRedirect(
  { path, status }: LegacyTarget,
  requested: RequestedAddress,
  options: CanonicalOptions,
): Promise<Redirect | null> {
  const destination = path.startsWith('/') ? await options.destinationOf(path) : null;
  return redirectTo(destination ?? path, requested, options, status);
}

/** @param path lower-case */
async function findLegacyTarget(path: string, options: CanonicalOptions): Promise<LegacyTarget | null> {
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
