/** Sends a kept page to one visitor, with the origin of the visit in its links. */
import type { Origin } from '~/school/admissions/origin-tracking';
import { acceptedEncoding, compressNow, isCompressible } from '../compress';
import type { Form } from '../page-cache/kept-page';
import type { Notes } from '../page-cache/send-page';
import type { Exchange } from '../step';
import { carryOrigin } from './carry-origin';

/** Nothing keeps it: no cache on the way, no browser, no service worker. What is kept would be stored. */
export const nobodyKeeps = 'private, no-store';

/** What says something about the bytes or the audience of the page as it is kept. */
const notIts = ['content-length', 'content-encoding', 'etag', 'cache-control', 'cdn-cache-control'];
const told = ['age', 'cache-status', 'x-request-id'];
/** Brotli quality for bytes that are sent once and that the event loop waits for. */
const quality = 1;

export function sendCarrying(
  { incoming, outgoing, method, ...exchange }: Exchange,
  status: number,
  plain: Form,
  { age, status: cacheStatus }: Notes,
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
    if (![...notIts, ...told].includes(name)) outgoing.setHeader(name, head[at + 1] ?? '');
  }
  if (encoding) outgoing.setHeader('content-encoding', encoding);
  outgoing.setHeader('content-length', body.length);
  outgoing.setHeader('cache-control', nobodyKeeps);
  outgoing.setHeader('age', age);
  outgoing.setHeader('cache-status', cacheStatus);
  outgoing.setHeader('x-request-id', exchange.id);
  outgoing.writeHead(status);
  outgoing.end(method === 'HEAD' ? undefined : body);
  return body.length;
}
