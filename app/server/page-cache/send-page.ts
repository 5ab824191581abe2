/** Sends a page: 304, HEAD, encodings, and the visitor's own cookies around it. */
import type { Exchange } from '../step';
import { matchingTag } from './conditional';
import { type Form, type KeptPage, vary } from './kept-page';
import { fetchedAhead, isFetchedAhead, withCookies } from './policy';

export interface Notes {
  age: string;
  status: string;
}

/** Sends one form of a page. Byte ranges are not served: `Range` is ignored (RFC 9110 §14.2). */
export function sendPage(
  exchange: Exchange,
  page: KeptPage,
  form: Form,
  { age, status }: Notes,
  cookies: readonly string[],
  strange = '',
): void {
  const { incoming, outgoing, method, id } = exchange;
  const { head, body } = form;
  head[head.length - 5] = age;
  head[head.length - 3] = status;
  head[head.length - 1] = id;
  const told = toldOf(exchange, page, age, cookies);
  const ifNoneMatch = incoming.headers['if-none-match'];
  if (cookies.length === 0 && ifNoneMatch !== undefined && page.parts.status === 200) {
    const tag = matchingTag(ifNoneMatch, page.digest, form.etag);
    if (tag !== null) {
      outgoing.writeHead(304, notModifiedHead(page, tag, told, { age, status }, id));
      outgoing.end();
      return;
    }
  }
  const plain = told === null && (strange === '' || page.parts.location === null);
  // Not in the flat list: Node 20 keeps one of several there when earlier steps have set headers.
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  exchange.bytes = body.length;
  outgoing.writeHead(page.parts.status, plain ? head : ownHead(page, head, told, strange));
  outgoing.end(method === 'HEAD' ? undefined : body);
}

type Told = ReturnType<typeof fetchedAhead>;

/** What caches are told of this answer alone; null when they are told what holds for the page. */
function toldOf(
  { incoming }: Exchange,
  page: KeptPage,
  age: string,
  cookies: readonly string[],
): Told | null {
  if (cookies.length > 0) return withCookies;
  const mayBeKept = page.parts.status === 200 && page.parts.cacheControl.includes('must-revalidate');
  return mayBeKept && isFetchedAhead(incoming.headers) ? fetchedAhead(Number(age)) : null;
}

/** What RFC 9110 §15.4.5 asks of a 304, and no more. */
function notModifiedHead(
  { parts }: KeptPage,
  etag: string,
  told: Told | null,
  { age, status }: Notes,
  id: string,
): string[] {
  const { cacheControl, cdnCacheControl } = told ?? parts;
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

/** The head of an answer that is this visitor's: cookies go with it, or a redirect carries their parameters on. */
function ownHead(page: KeptPage, head: readonly string[], told: Told | null, strange: string): string[] {
  const own = [...head];
  const set = (name: string, value: string) => {
    const index = own.findIndex((item, at) => at % 2 === 0 && item === name);
    if (index !== -1) own[index + 1] = value;
  };
  if (told) {
    set('cache-control', told.cacheControl);
    set('cdn-cache-control', told.cdnCacheControl);
  }
  const { location } = page.parts;
  if (strange !== '' && location?.startsWith('/')) {
    set('location', `${location}${location.includes('?') ? '&' : '?'}${strange}`);
  }
  return own;
}
