/** Sends a page: 304, HEAD, encodings, and the visitor's own cookies in the headers. */
import { addQuery } from '~/base/add-query';
import type { Exchange } from '../http/exchange';
import { type KeptPage, type PageForm, vary } from './kept-page';
import { fetchedAhead, isFetchedAhead, withCookies } from './policy';

export interface FreshnessHeaders {
  age: string;
  status: string;
}

/**
 * Finds the tag that a client has for a page, whatever the encoding (plain, gzip, brotli of any quality):
 * the tags of all forms begin with the same digest. The comparison is weak, as `If-None-Match` requires (RFC 9110
 * §13.1.2).
 *
 * @param digest beginning of the opaque part of each of the page's tags
 * @param own the tag of the form that would be sent now, for `*`
 * @returns the client's own tag, to be named in the 304 so that it refreshes the right copy, or null
 */
export function matchingTag(ifNoneMatch: string | undefined, digest: string, own: string): string | null {
  if (ifNoneMatch === undefined) return null;
  if (ifNoneMatch === own) return own;
  if (ifNoneMatch.trim() === '*') return own;
  for (const [, opaque = ''] of ifNoneMatch.matchAll(/(?:W\/)?"([^"]*)"/g)) {
    if (opaque === digest || opaque.startsWith(`${digest}-`)) return `"${opaque}"`;
  }
  return null;
}

/** Sends one form of a page. Byte ranges are not served: `Range` is ignored (RFC 9110 §14.2). */
export function sendPage(
  exchange: Exchange,
  page: KeptPage,
  form: PageForm,
  { age, status }: FreshnessHeaders,
  cookies: readonly string[],
  unusedQuery = '',
): void {
  const { incoming, outgoing, method, id } = exchange;
  const { head, body } = form;
  head[head.length - 5] = age;
  head[head.length - 3] = status;
  head[head.length - 1] = id;
  const ownControls = ownCacheControls(exchange, page, age, cookies);
  const ifNoneMatch = incoming.headers['if-none-match'];
  if (cookies.length === 0 && ifNoneMatch !== undefined && page.response.status === 200) {
    const tag = matchingTag(ifNoneMatch, page.digest, form.etag);
    if (tag !== null) {
      outgoing.writeHead(304, notModifiedHead(page, tag, ownControls, { age, status }, id));
      outgoing.end();
      return;
    }
  }
  const plain = ownControls === null && (unusedQuery === '' || page.response.location === null);
  // Not in the flat list: Node 20 keeps one of several there when earlier steps have set headers.
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  exchange.bytes = body.length;
  outgoing.writeHead(page.response.status, plain ? head : ownHead(page, head, ownControls, unusedQuery));
  outgoing.end(method === 'HEAD' ? undefined : body);
}

type CacheControls = ReturnType<typeof fetchedAhead>;

/** `Cache-Control` and `CDN-Cache-Control` of this response; null when those of the page apply. */
function ownCacheControls(
  { incoming }: Exchange,
  page: KeptPage,
  age: string,
  cookies: readonly string[],
): CacheControls | null {
  if (cookies.length > 0) return withCookies;
  const mayBeKept = page.response.status === 200 && page.response.cacheControl.includes('must-revalidate');
  return mayBeKept && isFetchedAhead(incoming.headers) ? fetchedAhead(Number(age)) : null;
}

/** The headers RFC 9110 §15.4.5 requires of a 304, and no others. */
function notModifiedHead(
  { response }: KeptPage,
  etag: string,
  ownControls: CacheControls | null,
  { age, status }: FreshnessHeaders,
  id: string,
): string[] {
  const { cacheControl, cdnCacheControl } = ownControls ?? response;
  return [
    'etag',
    etag,
    'vary',
    vary,
    'cache-control',
    cacheControl,
    ...(cdnCacheControl === null ? [] : ['cdn-cache-control', cdnCacheControl]),
    'age',
    age,
    'cache-status',
    status,
    'x-request-id',
    id,
  ];
}

/** Headers for one visitor: with cookies, or with a redirect that keeps the visitor's query parameters. */
function ownHead(
  page: KeptPage,
  head: readonly string[],
  ownControls: CacheControls | null,
  unusedQuery: string,
): string[] {
  const own = [...head];
  const set = (name: string, value: string) => {
    const index = own.findIndex((item, at) => at % 2 === 0 && item === name);
    if (index !== -1) own[index + 1] = value;
  };
  if (ownControls) {
    set('cache-control', ownControls.cacheControl);
    set('cdn-cache-control', ownControls.cdnCacheControl);
  }
  const { location } = page.response;
  if (location?.startsWith('/')) set('location', addQuery(location, unusedQuery));
  return own;
}
