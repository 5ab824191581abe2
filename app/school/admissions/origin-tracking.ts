/** Stores a visitor's origin for two days, and reads it when a form is sent (specification §4, §9). */
import { isbot } from 'isbot';
import { cookieValue } from '~/base/cookie-value';
import {
  directOrigin,
  type Origin,
  originLifetimeInSeconds,
  originNames,
  originValues,
} from './origin-cookies';
import { originOfVisit, type Visit } from './origin-of-visit';
import { cleanValue } from './origin-value';

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
  const attributes = `Max-Age=${originLifetimeInSeconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return originValues(origin).map(([name, value]) => `${name}=${encodeURIComponent(value)}; ${attributes}`);
}

/** A visit without a user agent counts as a bot. */
function isVisitor(userAgent: string | null): boolean {
  return Boolean(userAgent) && !isbot(userAgent);
}

/** The stored origin of a visitor who sends a form. */
export const originOfSender = (cookieHeader: string | null): Origin =>
  readOrigin(cookieHeader) ?? directOrigin;

/** The stored origin. Cookies are untrusted, so they are cleaned again. */
function readOrigin(cookieHeader: string | null): Origin | null {
  const [tracking, utmSource, utmMedium] = originNames.map((name) =>
    cleanValue(decode(cookieValue(cookieHeader, name) ?? '')),
  );
  const source = tracking ?? utmSource;
  return source ? { source, medium: utmMedium ?? directOrigin.medium } : null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
