import type { Clients } from '../http/clients';
import { acceptedEncoding, compress, isCompressible } from '../http/compress';
import type { Exchange, Step } from '../http/exchange';
import { toFetchRequest } from '../http/node-adapter';
import type { OriginCookies } from '../origin/remember-origin';
import { beginsVisits, forOneVisitor } from '../page-cache/cache-headers';
import type { HeadersOf } from '../page-cache/render-page';
import type { Render, Rendered } from '../render/rendered';

/** Brotli quality of answers that are sent once. */
const quality = 5;

export interface RemixOptions {
  render: Render;
  /** The site's own. */
  origin: string;
  headersOf: HeadersOf;
  /** Cookies that record a visitor's origin. */
  originCookies: OriginCookies;
  networkOf: Clients['networkOf'];
}

/** The last step: Remix answers the request without the page cache. */
export function remix({ render, origin, headersOf, originCookies, networkOf }: RemixOptions): Step {
  return async (exchange) => {
    const { incoming, outgoing } = exchange;
    for (const cookie of originCookies(exchange)) outgoing.appendHeader('set-cookie', cookie);
    const disconnection = new AbortController();
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) disconnection.abort();
    });
    const request = toFetchRequest(incoming, origin, disconnection.signal, exchange.body);
    const rendered = await render(request, networkOf(incoming));
    await sendRendered(exchange, rendered, headersOf);
    return true;
  };
}

/** Sends what Remix rendered, without the page cache. */
export async function sendRendered(
  exchange: Exchange,
  rendered: Rendered,
  headersOf: HeadersOf,
): Promise<void> {
  const { incoming, outgoing, method } = exchange;
  const { status, headers, scriptSources } = rendered;
  const contentType = headers.get('content-type');
  const securityHeaders = headersOf(exchange.url.pathname, contentType, scriptSources);
  for (const [name, value] of Object.entries(securityHeaders)) outgoing.setHeader(name, value);
  // Without `Cache-Control`, a shared cache could store it heuristically (RFC 9111 §4.2.2).
  outgoing.setHeader('cache-control', beginsVisits(status, contentType) ? forOneVisitor : 'no-store');
  // Remix refuses a form for an address that only shows a page.
  if (status === 405) outgoing.setHeader('allow', 'GET, HEAD');
  for (const [name, value] of headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  for (const cookie of headers.getSetCookie()) outgoing.appendHeader('set-cookie', cookie);
  const encoding = acceptedEncoding(incoming.headers['accept-encoding']);
  const sentBody = await encode(encoding, rendered, outgoing);
  exchange.bytes = sentBody.length;
  outgoing.setHeader('content-length', sentBody.length);
  outgoing.writeHead(status);
  outgoing.end(method === 'HEAD' ? undefined : sentBody);
}

/** The body as it is sent; sets the headers of its encoding. */
async function encode(
  encoding: ReturnType<typeof acceptedEncoding>,
  { headers, body }: Rendered,
  outgoing: Exchange['outgoing'],
): Promise<Buffer> {
  if (!isCompressible(headers.get('content-type'), body.length)) return body;
  outgoing.appendHeader('vary', 'Accept-Encoding');
  if (!encoding || headers.has('content-encoding')) return body;
  outgoing.setHeader('content-encoding', encoding);
  return compress(body, encoding, quality);
}
