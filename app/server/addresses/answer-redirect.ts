/** A redirect for documents and for data. */
import { addressOfPage, asksForData, redirectHeaders, redirectStatus } from '~/framework/data-requests';
import type { Exchange } from '../http/exchange';
import type { Redirect } from './canonical-address';

export interface RedirectAnswer {
  status: number;
  headers: Record<string, string | number>;
}

/** Paths that are files, not pages of the app. */
const files = /^\/(?:uploads|assets|images|icons)\//;

/**
 * A client navigation requests data, and is redirected in Remix's way.
 *
 * @param location target, with the request's query
 * @param search the request's query, with its `?` or empty
 */
export function redirectAnswer(location: string, status: 301 | 302, search: string): RedirectAnswer {
  if (!asksForData(search)) {
    const cacheControl = status === 301 ? 'public, max-age=300' : 'no-store';
    return { status, headers: { location, 'content-length': 0, 'cache-control': cacheControl } };
  }
  const target = addressOfPage(location);
  const headers = redirectHeaders(target, status, files.test(target));
  return { status: redirectStatus, headers: { ...headers, 'cache-control': 'no-store' } };
}

export function sendRedirect(exchange: Exchange, redirect: Redirect): true {
  const { outgoing, url } = exchange;
  exchange.route = '(redirect)';
  const { status, headers } = redirectAnswer(redirect.location, redirect.status, url.search);
  outgoing.writeHead(status, headers);
  outgoing.end();
  return true;
}
