/** Refuses cross-origin requests with unsafe methods, before any action runs (CSRF protection). */
import type { IncomingHttpHeaders } from 'node:http';
import { refuse, type Step } from '../http/exchange';

/**
 * Checks Fetch Metadata first, `Origin` for browsers without it; a request with neither is refused.
 *
 * @param origins the origins the site answers under
 */
export function isSameOrigin(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  // Browsers send `null` when they hide the origin; Fetch Metadata then decides.
  if (origin !== undefined && origin !== 'null' && !origins.includes(origin)) return false;
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && origins.includes(origin);
}

/** Refuses a request of another origin. Remix has such a guard, which data requests and resource routes bypass. */
export function guardUnsafeMethods(publicOrigin: string): Step {
  return (exchange) => {
    const { incoming } = exchange;
    const { protocol } = new URL(publicOrigin);
    const siteOrigins = [publicOrigin, `${protocol}//${incoming.headers.host}`];
    return isSameOrigin(incoming.headers, siteOrigins) ? false : refuse(exchange, 403);
  };
}
