/** One HTTP request to the content service: deadlines, a size limit, JSON or a typed error. */
import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel';
import { isLoopback } from '~/base/address-range';
import type { Proxies } from '~/env.server';
import { ContentInvalid, ContentNotFound, ContentUnavailable } from './errors';
import { excessOf } from './json-bounds';
import { type LargeBodies, readBody } from './read-body.server';
import { refusalOf } from './refusal';

/** `fetch` as this module needs it; the embedded service's handler fits too. */
export type Fetch = (request: Request) => Promise<Response>;

export interface CallLimits {
  /** Milliseconds for the whole exchange, body included. */
  wholeCall: number;
  /** Bytes of a decoded body. */
  body: number;
}

export const defaultCallLimits: CallLimits = { wholeCall: 3000, body: 5 * 1024 * 1024 };

/** Milliseconds to reach the content service. */
const connectTimeout = 1000;

/** Sockets to one origin. */
const connections = 20;

/**
 * A `fetch` over the network with a connect deadline and a bounded number of sockets.
 *
 * @param proxies null: every host is asked straight, as those of this machine always are
 */
export function networkFetch(proxies: Proxies | null = null): Fetch {
  let network: ReturnType<typeof openNetwork> | undefined;
  return async (request) => {
    network ??= openNetwork(proxies);
    const { fetch, way } = await network;
    const body = request.method === 'POST' ? await request.text() : undefined;
    const response = await fetch(request.url, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      // A redirect could lead to any host: it is an error, or an answer that the caller reads.
      redirect: request.redirect === 'manual' ? 'manual' : 'error',
      signal: request.signal,
      dispatcher: way(new URL(request.url)),
      ...(body === undefined ? {} : { body }),
    });
    return response as unknown as Response;
  };
}

/** Loaded with the first call: a site on the embedded service alone starts without it. */
async function openNetwork(proxies: Proxies | null) {
  const { Agent, EnvHttpProxyAgent, fetch, Pool } = await import('undici');
  const limits = { connect: { timeout: connectTimeout }, connections };
  const straight = new Agent(limits);
  if (proxies === null) return { fetch, way: () => straight };
  const outside = new EnvHttpProxyAgent({
    ...limits,
    proxyTls: limits.connect,
    // As curl does: most proxies refuse a tunnel to anything but port 443.
    proxyTunnel: false,
    // It would let go of the limit where it does not tunnel.
    factory: (origin, options) => new Pool(origin, { ...options, connections }),
    // Empty, it does not read the environment by itself.
    httpProxy: proxies.http ?? '',
    httpsProxy: proxies.https,
    noProxy: proxies.except,
  });
  return { fetch, way: ({ hostname }: URL) => (isLoopback(hostname) ? straight : outside) };
}

/**
 * Sends one request and reads its JSON body.
 *
 * @throws {ContentNotFound} 404 in the service's own error envelope
 * @throws {Unauthorised} 401
 * @throws {ContentUnavailable} network failure, deadline, 429, any other refusal, any other 404
 * @throws {ContentInvalid} a body that is too large or exceeds `jsonBounds`, not JSON, or a 400 for a wrong query
 */
export async function sendRequest(
  fetch: Fetch,
  request: Request,
  { wholeCall }: Pick<CallLimits, 'wholeCall'>,
  largeBodies: LargeBodies,
): Promise<unknown> {
  const place = `${request.method} ${new URL(request.url).pathname}`;
  const deadline = timeout(wholeCall, TimeoutStrategy.Aggressive);
  try {
    return await deadline.execute(async ({ signal }) => {
      const response = await fetch(new Request(request, { signal }));
      const text = await readBody(response, { signal, largeBodies, place });
      if (!response.ok) throw refusalOf(response, text, place, request.method === 'GET');
      return parseJson(text, place);
    });
  } catch (error) {
    if (error instanceof ContentInvalid || error instanceof ContentUnavailable) throw error;
    if (error instanceof ContentNotFound) throw error;
    if (error instanceof TaskCancelledError || isTimeout(error)) {
      throw new ContentUnavailable(`${place}: no answer in time`, { cause: error, timeout: true });
    }
    throw new ContentUnavailable(`${place}: no connection`, { cause: error });
  }
}

/** An answer without a body, 204 among them, says nothing: null. */
function parseJson(text: string, place: string): unknown {
  if (text.trim() === '') return null;
  const excess = excessOf(text);
  if (excess) throw new ContentInvalid(`${place}: ${excess}`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContentInvalid(`${place}: not JSON`, { cause: error });
  }
}

/** Only its deadline aborts a request, so an aborted one was late, whichever of the two rejects first. */
function isTimeout(error: unknown): boolean {
  const name = error instanceof Error ? error.name : '';
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  return name === 'TimeoutError' || name === 'AbortError' || cause?.code === 'UND_ERR_CONNECT_TIMEOUT';
}
