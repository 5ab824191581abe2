/** Sends a kept page to one visitor, with the origin of the visit in its links. */
import type { Origin } from '~/school/admissions/origin-tracking';
import { acceptedEncoding, compressNow, isCompressible } from '../http/compress';
import type { Exchange } from '../http/exchange';
import type { PageForm } from '../page-cache/kept-page';
import type { FreshnessHeaders } from '../page-cache/send-page';
import { carryOrigin } from './carry-origin';

/** No cache, browser or service worker may store it: storing the page would store the visit's origin. */
export const privateNoStore = 'private, no-store';

/** Headers that describe the bytes or the audience of the cached page, and are replaced here. */
const replacedHeaders = ['content-length', 'content-encoding', 'etag', 'cache-control', 'cdn-cache-control'];
const answerHeaders = ['age', 'cache-status', 'x-request-id'];
/** Brotli quality for bytes that are sent once and compressed synchronously. */
const quality = 1;

export function sendWithOrigin(
  { incoming, outgoing, method, ...exchange }: Exchange,
  status: number,
  plain: PageForm,
  { age, status: cacheStatus }: FreshnessHeaders,
  origin: Origin,
  publicOrigin: string,
): number {
  const html = Buffer.from(carryOrigin(plain.body.toString(), origin, publicOrigin));
  const asked = String(incoming.headers['accept-encoding'] ?? '');
  const encoding = isCompressible('text/html', html.length) ? acceptedEncoding(asked) : null;
  const body = encoding ? compressNow(html, encoding, quality) : html;
  const { head } = plain;
  for (let at = 0; at < head.length; at += 2) {
    const name = head[at] ?? '';
    if (![...replacedHeaders, ...answerHeaders].includes(name)) outgoing.setHeader(name, head[at + 1] ?? '');
  }
  if (encoding) outgoing.setHeader('content-encoding', encoding);
  outgoing.setHeader('content-length', body.length);
  outgoing.setHeader('cache-control', privateNoStore);
  outgoing.setHeader('age', age);
  outgoing.setHeader('cache-status', cacheStatus);
  outgoing.setHeader('x-request-id', exchange.id);
  outgoing.writeHead(status);
  outgoing.end(method === 'HEAD' ? undefined : body);
  return body.length;
}
