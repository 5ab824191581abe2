import type { ServerBuild } from '@remix-run/node';
import { type CarriedOrigin, nothingCarried } from './carried-origin/carried-origin';
import { carryOnRedirect, carryOrigin } from './carried-origin/carry-origin';
import { nobodyKeeps } from './carried-origin/send-carrying';
import { acceptedEncoding, compress, isCompressible } from './compress';
import { narrowHandlers } from './narrow-handlers';
import { toFetchRequest } from './node-adapter';
import { bodyOf, scriptHashesOf } from './page-bytes';
import { beginsVisits, forOneVisitor } from './page-cache/policy';
import type { HeadersOf } from './page-cache/rendered-page';
import type { Exchange, Step } from './step';

export type RemixHandler = (request: Request) => Promise<Response>;

export function remixHandler(build: ServerBuild, production: boolean): RemixHandler {
  const handle = narrowHandlers(build, production ? 'production' : 'development');
  return (request) => handle(request, { ownServer: true });
}

/** Brotli quality for bytes that are sent once. */
const quality = 5;

/** The last step: Remix answers this one request, as it came. */
export function remix(
  handle: RemixHandler,
  origin: string,
  headersOf: HeadersOf,
  carriedOrigin: CarriedOrigin = nothingCarried,
): Step {
  return async (exchange) => {
    const { incoming, outgoing } = exchange;
    const abort = new AbortController();
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) abort.abort();
    });
    const request = toFetchRequest(incoming, origin, abort.signal, exchange.body);
    const response = await handle(request);
    const body = await bodyOf(response);
    await send(exchange, response, carrying(exchange, response, body), headersOf);
    return true;
  };

  /** A page with the origin of the visit in its links, or a way to one, where cookies may not remember it. */
  function carrying(exchange: Exchange, { headers }: Response, body: Buffer): Buffer {
    const location = headers.get('location');
    if (location === null && !headers.get('content-type')?.startsWith('text/html')) return body;
    const visit = carriedOrigin(exchange);
    if (!visit) return body;
    if (location !== null) {
      headers.set('location', carryOnRedirect(location, visit));
      return body;
    }
    headers.set('cache-control', nobodyKeeps);
    return Buffer.from(carryOrigin(body.toString(), visit, origin));
  }
}

async function send(
  exchange: Exchange,
  response: Response,
  body: Buffer,
  headersOf: HeadersOf,
): Promise<void> {
  const { incoming, outgoing, method } = exchange;
  const finished = headersOf(response.headers.get('content-type'), scriptHashesOf(response));
  for (const [name, value] of Object.entries(finished)) outgoing.setHeader(name, value);
  // A document that says nothing of caches is no shared cache's to guess about (RFC 9111 §4.2.2).
  if (beginsVisits(response.status, response.headers.get('content-type')))
    outgoing.setHeader('cache-control', forOneVisitor);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  for (const cookie of response.headers.getSetCookie()) outgoing.appendHeader('set-cookie', cookie);
  const sent = await encoded(exchangeEncoding(incoming.headers['accept-encoding']), response, body, outgoing);
  exchange.bytes = sent.length;
  outgoing.setHeader('content-length', sent.length);
  outgoing.writeHead(response.status);
  outgoing.end(method === 'HEAD' ? undefined : sent);
}

function exchangeEncoding(header: string | string[] | undefined) {
  return acceptedEncoding(Array.isArray(header) ? header.join(',') : header);
}

async function encoded(
  encoding: ReturnType<typeof acceptedEncoding>,
  response: Response,
  body: Buffer,
  outgoing: Exchange['outgoing'],
): Promise<Buffer> {
  if (!isCompressible(response.headers.get('content-type'), body.length)) return body;
  outgoing.appendHeader('vary', 'Accept-Encoding');
  if (!encoding || response.headers.has('content-encoding')) return body;
  outgoing.setHeader('content-encoding', encoding);
  return compress(body, encoding, quality);
}
