/** Sends a page: 304, HEAD, encodings, and the visitor's own cookies in the headers. */
import { addQuery } from '~/base/add-query';
import type { Exchange } from '../http/exchange';
import { forPrefetch, isPrefetch, withCookies } from './cache-headers';
import type { CachedPage, FreshnessHeaders } from './cached-page';
import { cachingHeaders, type PageForm, setResponseHeaders } from './page-forms';

/**
 * Finds the tag that a client has for a page, whatever the encoding (plain, gzip, brotli of any quality):
 * the tags of all forms begin with the same digest. The comparison is weak, as `If-None-Match` requires (RFC 9110
 * §13.1.2).
 *
 * @param digest beginning of the opaque part of each of the page's tags
 * @param currentTag of the form that would be sent now, for `*`
 * @returns the client's own tag, to be named in the 304 so that it refreshes the right copy, or null
 */
export function matchingTag(
  ifNoneMatch: string | undefined,
  digest: string,
  currentTag: string,
): string | null {
  if (ifNoneMatch === undefined) return null;
  if (ifNoneMatch === currentTag) return currentTag;
  if (ifNoneMatch.trim() === '*') return currentTag;
  for (const [, opaque = ''] of ifNoneMatch.matchAll(/(?:W\/)?"([^"]*)"/g)) {
    if (opaque === digest || opaque.startsWith(`${digest}-`)) return `"${opaque}"`;
  }
  return null;
}

interface PageToSend {
  page: CachedPage;
  form: PageForm;
  freshness: FreshnessHeaders;
  /** Of the visit's origin. */
  cookies: readonly string[];
  /** Parameters that the page does not declare; a redirect keeps them. */
  unusedQuery: string;
}

/** Sends one form of a page. Byte ranges are not served: `Range` is ignored (RFC 9110 §14.2). */
export function sendPage(
  exchange: Exchange,
  { page, form, freshness, cookies, unusedQuery }: PageToSend,
): void {
  const { incoming, outgoing, method, id } = exchange;
  const { head, body } = form;
  setResponseHeaders(head, freshness, id);
  const visitorCacheControl = cacheControlFor(exchange, page, freshness.age, cookies);
  const ifNoneMatch = incoming.headers['if-none-match'];
  if (cookies.length === 0 && ifNoneMatch !== undefined && page.response.status === 200) {
    const tag = matchingTag(ifNoneMatch, page.forms.digest, form.etag);
    if (tag !== null) {
      outgoing.writeHead(304, notModifiedHead(page, tag, visitorCacheControl, freshness, id));
      outgoing.end();
      return;
    }
  }
  const sendsSharedHead =
    visitorCacheControl === null && (unusedQuery === '' || page.response.location === null);
  // Not in the flat list: Node 20 keeps one of several there when earlier steps have set headers.
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  exchange.bytes = body.length;
  outgoing.writeHead(
    page.response.status,
    sendsSharedHead ? head : headForVisitor(page, head, visitorCacheControl, unusedQuery),
  );
  outgoing.end(method === 'HEAD' ? undefined : body);
}

type CacheControl = ReturnType<typeof forPrefetch>;

/** `Cache-Control` and `CDN-Cache-Control` of this response; null when those of the page apply. */
function cacheControlFor(
  { incoming }: Exchange,
  page: CachedPage,
  age: string,
  cookies: readonly string[],
): CacheControl | null {
  if (cookies.length > 0) return withCookies;
  const mayBeCached = page.response.status === 200 && page.response.cacheControl.includes('must-revalidate');
  return mayBeCached && isPrefetch(incoming.headers) ? forPrefetch(Number(age)) : null;
}

/** The headers RFC 9110 §15.4.5 requires of a 304, and no others. */
function notModifiedHead(
  { response }: CachedPage,
  etag: string,
  visitorCacheControl: CacheControl | null,
  { age, status }: FreshnessHeaders,
  id: string,
): string[] {
  return [
    ...cachingHeaders(etag, visitorCacheControl ?? response),
    'age',
    age,
    'cache-status',
    status,
    'x-request-id',
    id,
  ];
}

/** Headers for one visitor: with cookies, or with a redirect that keeps the visitor's query parameters. */
function headForVisitor(
  page: CachedPage,
  head: readonly string[],
  visitorCacheControl: CacheControl | null,
  unusedQuery: string,
): string[] {
  const headers = [...head];
  const set = (name: string, value: string) => {
    const index = headers.findIndex((item, at) => at % 2 === 0 && item === name);
    if (index !== -1) headers[index + 1] = value;
  };
  if (visitorCacheControl) {
    set('cache-control', visitorCacheControl.cacheControl);
    set('cdn-cache-control', visitorCacheControl.cdnCacheControl);
  }
  const { location } = page.response;
  if (location?.startsWith('/')) set('location', addQuery(location, unusedQuery));
  return headers;
}
