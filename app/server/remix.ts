import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { Services } from '~/services.server';
import { acceptedEncoding, compress, isCompressible } from './compress';
import { toFetchRequest } from './node-adapter';
import type { Exchange, Step } from './step';

/** Brotli quality for bytes that are sent once. */
const quality = 5;

/** The last step: Remix renders the page. */
export function remix(build: ServerBuild, { env }: Services): Step {
  const handle = createRequestHandler(build, env.production ? 'production' : 'development');
  return async (exchange) => {
    const { incoming, outgoing } = exchange;
    const abort = new AbortController();
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) abort.abort();
    });
    const request = toFetchRequest(incoming, env.publicOrigin, abort.signal);
    await send(exchange, await handle(request));
    return true;
  };
}

async function send({ incoming, outgoing, method }: Exchange, response: Response): Promise<void> {
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  for (const cookie of response.headers.getSetCookie()) outgoing.appendHeader('set-cookie', cookie);
  const body = Buffer.from(await response.arrayBuffer());
  const sent = await encoded(exchangeEncoding(incoming.headers['accept-encoding']), response, body, outgoing);
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
