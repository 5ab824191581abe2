/** Unsafe methods come from the site itself or not at all: forged posts are refused before any action runs. */
import type { IncomingHttpHeaders } from 'node:http';
import { refuse, type Step } from './step';

const safeMethods = new Set(['GET', 'HEAD']);

/**
 * Fetch Metadata first, `Origin` for browsers without it; a request with neither is no browser's form.
 *
 * @param origins the origins the site answers under
 */
export function isSameOrigin(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  // A browser that hides where it comes from says `null`, whatever else it says is to be true.
  if (origin !== undefined && origin !== 'null' && !origins.includes(origin)) return false;
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && origins.includes(origin);
}

/** Own guard: Remix's is bypassed by `?_data=` and by resource routes. */
export function guardUnsafeMethods(publicOrigin: string): Step {
  return (exchange) => {
    const { incoming, method, url } = exchange;
    // Part of lazy route discovery, which is off (docs/decisions/002): nobody asks for it in good faith.
    if (url.pathname === '/__manifest') return refuse(exchange, 404);
    if (safeMethods.has(method)) return false;
    const { protocol } = new URL(publicOrigin);
    const own = [publicOrigin, `${protocol}//${incoming.headers.host}`];
    return isSameOrigin(incoming.headers, own) ? false : refuse(exchange, 403);
  };
}
