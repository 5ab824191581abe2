/** A redirect for documents (`Location`) and for loader data (a Remix header). */

import type { Exchange } from '../http/exchange';
import type { Redirect } from './canonical-address';

export interface RedirectAnswer {
  status: number;
  headers: Record<string, string | number>;
}

/** Paths that are files, not pages of the app. */
const files = /^\/(?:uploads|assets|images|icons)\//;

/**
 * A client navigation requests loader data with `_data`. `fetch` would follow a redirect and request the old
 * page's loader at the new address, which is an error. So the response is that of Remix for a loader's redirect:
 * 204 with `X-Remix-Redirect`, which the router follows.
 *
 * @param location target, with the request's query
 * @param search the request's query, with its `?` or empty
 */
export function redirectAnswer(location: string, status: 301 | 302, search: string): RedirectAnswer {
  if (!isDataRequest(search)) {
    const cacheControl = status === 301 ? 'public, max-age=300' : 'no-store';
    return { status, headers: { location, 'content-length': 0, 'cache-control': cacheControl } };
  }
  const target = withoutLoader(location);
  return {
    status: 204,
    headers: {
      'x-remix-redirect': target,
      'x-remix-status': status,
      'cache-control': 'no-store',
      ...(files.test(target) ? { 'x-remix-reload-document': 'true' } : {}),
    },
  };
}

function isDataRequest(search: string): boolean {
  return search !== '' && new URLSearchParams(search).has('_data');
}

function withoutLoader(location: string): string {
  const [path = '', query = ''] = location.split('?');
  const parameters = new URLSearchParams(query);
  parameters.delete('_data');
  parameters.delete('index');
  const left = parameters.toString();
  return left === '' ? path : `${path}?${left}`;
}

export function sendRedirect(exchange: Exchange, redirect: Redirect): true {
  const { outgoing, url } = exchange;
  exchange.route = '(redirect)';
  const { status, headers } = redirectAnswer(redirect.location, redirect.status, url.search);
  outgoing.writeHead(status, headers);
  outgoing.end();
  return true;
}
