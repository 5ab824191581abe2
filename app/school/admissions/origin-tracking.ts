/** Stores a visitor's origin for the CRM, for two days (specification §4, §9). */
import { isbot } from 'isbot';
import { directOrigin, type Origin, originLifetime, originNames, originValues } from './origin-cookies';
import { cleanValue, originOfVisit, type Visit } from './origin-of-visit';

export { type Origin, originAddress } from './origin-cookies';

export interface TrackedVisit extends Visit {
  /** Cookie header. */
  cookieHeader: string | null;
  userAgent: string | null;
  /** The site is on https. */
  secure: boolean;
}

/** @returns `Set-Cookie` values: none for a bot, and none for a direct visit while a source is stored */
export function trackOrigin({ cookieHeader, userAgent, secure, ...visit }: TrackedVisit): string[] {
  if (!isVisitor(userAgent)) return [];
  const origin = originOfVisit(visit);
  if (origin.source === directOrigin.source && readOrigin(cookieHeader)) return [];
  const attributes = `Max-Age=${originLifetime}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return originValues(origin).map(([name, value]) => `${name}=${encodeURIComponent(value)}; ${attributes}`);
}

/** @returns the origin for links if nothing may be stored; null for a bot, and for a direct visit */
export function originToCarry({
  userAgent,
  ...visit
}: Omit<TrackedVisit, 'cookieHeader' | 'secure'>): Origin | null {
  const origin = isVisitor(userAgent) ? originOfVisit(visit) : directOrigin;
  return origin.source === directOrigin.source ? null : origin;
}

/** A visit without a user agent counts as a bot. */
function isVisitor(userAgent: string | null): boolean {
  return Boolean(userAgent) && !isbot(userAgent);
}

/**
 * The origin of a submitted form: the stored one, or the one in its address if nothing may be stored (decision 046).
 */
export function originOfSender(cookieHeader: string | null, address: URL | null): Origin {
  return (
    readOrigin(cookieHeader) ??
    (address ? originOfVisit({ url: address, referrer: null, isOwnHost: () => true }) : directOrigin)
  );
}

/** The stored origin. Cookies are untrusted, so they are cleaned again. */
function readOrigin(cookieHeader: string | null): Origin | null {
  const [tracking, utmSource, utmMedium] = originNames.map((name) => readCookie(cookieHeader, name));
  const source = tracking ?? utmSource;
  return source ? { source, medium: utmMedium ?? directOrigin.medium } : null;
}

function readCookie(header: string | null, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', ...rest] = pair.split('=');
    if (key.trim() === name) return cleanValue(decode(rest.join('=')));
  }
  return null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
