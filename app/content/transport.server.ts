/** One HTTP request to the content service: deadlines, a size limit, JSON or a typed error. */
import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel';
import { ContentInvalid, ContentNotFound, ContentUnavailable } from './errors';
import { excessOf } from './json-bounds';
import { type LargeBodies, readBody } from './read-body.server';
import { refusalOf } from './refusal-error';

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

/** A `fetch` over the network with a connect deadline and a bounded number of sockets. */
export function networkFetch(): Fetch {
  let network: ReturnType<typeof openNetwork> | undefined;
  return async (request) => {
    network ??= openNetwork();
    const { fetch, dispatcher } = await network;
    const body = request.method === 'POST' ? await request.text() : undefined;
    const response = await fetch(request.url, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      // A redirect could lead to any host: it is an error, or an answer that the caller reads.
      redirect: request.redirect === 'manual' ? 'manual' : 'error',
      signal: request.signal,
      dispatcher,
      ...(body === undefined ? {} : { body }),
    });
    return response as unknown as Response;
  };
}

/** Loaded with the first call: a site on the embedded service alone starts without it. */
async function openNetwork() {
  const { Agent, fetch } = await import('undici');
  return { fetch, dispatcher: new Agent({ connect: { timeout: connectTimeout }, connections: 20 }) };
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

function parseJson(text: string, place: string): unknown {
  const excess = excessOf(text);
  if (excess) throw new ContentInvalid(`${place}: ${excess}`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContentInvalid(`${place}: not JSON`, { cause: error });
  }
}

/** Nothing aborts a request but its deadline: what is aborted was late, whichever of the two rejects first. */
function isTimeout(error: unknown): boolean {
  const name = error instanceof Error ? error.name : '';
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  return name === 'TimeoutError' || name === 'AbortError' || cause?.code === 'UND_ERR_CONNECT_TIMEOUT';
}
