/** The one address of every page: www, lower case, nothing encoded without need, no trailing slash, old addresses resolved (specification §2, §5). */
import { type LegacyRule, matchLegacyAddress } from './legacy-rules';

export interface AskedAddress {
  /** Host header, lower case. */
  host: string;
  pathname: string;
  /** Query with its `?`, or empty; kept as it came. */
  search: string;
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
}

export interface Redirect {
  location: string;
  /** 301; 302 when it was unknown whether the target exists. */
  status: 301 | 302;
}

/** Files whose names are case-sensitive. */
const builtFiles = /^\/(?:assets|images|icons|fonts)\//;
/** Files of editors, whose names are too; some old addresses begin alike. */
const uploadedFiles = /^\/uploads\//;

/** @returns the canonical address, after all rules at once, or null when the address is canonical */
export async function canonicalRedirect(
  asked: AskedAddress,
  options: CanonicalOptions,
): Promise<Redirect | null> {
  if (builtFiles.test(asked.pathname)) return null;
  const path = canonicalPath(asked.pathname);
  const target = await legacyTarget(path, options);
  if (!target && uploadedFiles.test(asked.pathname)) return null;
  const wrongHost = options.enforceHost && asked.host !== new URL(options.publicOrigin).host;
  const destination = target?.path ?? path;
  if (!wrongHost && destination === asked.pathname) return null;
  const absolute = destination.startsWith('/')
    ? `${wrongHost ? options.publicOrigin : ''}${destination}`
    : destination;
  return { location: `${absolute}${asked.search}`, status: target?.status ?? 301 };
}

/** Encoded unreserved characters, which are equivalent unencoded (RFC 3986 §6.2.2.2): letters, digits, `-._~`. */
const encodedUnreserved = /%(?:2d|2e|5f|7e|3\d|[46][1-9a-f]|[57][0-9a])/gi;

function canonicalPath(pathname: string): string {
  const path = pathname.replace(encodedUnreserved, decodeURIComponent).toLowerCase().replace(/\/+$/, '');
  return path === '' ? '/' : path;
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
  if (known) return { path: found.target, status: 301 };
  return { path: found.fallback, status: known === null ? 302 : 301 };
}
