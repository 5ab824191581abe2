import { addressOfPage, asksForData, redirectHeaders, redirectStatus } from '~/framework/data-requests';
import { isFile } from '../../../content-model/rules/canonical-path';

interface RedirectAnswer {
  status: number;
  headers: Record<string, string | number>;
}

/**
 * Status and headers of a redirect; a client navigation, which requests data, is redirected in Remix's way.
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
  const headers = redirectHeaders(target, status, isFile(target));
  return { status: redirectStatus, headers: { ...headers, 'cache-control': 'no-store' } };
}
