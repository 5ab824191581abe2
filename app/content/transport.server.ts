/** One HTTP request to the content service: deadlines, a size limit, JSON or a typed error. */
import { bulkhead, TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel';
import { isLoopback } from '~/base/address-range';
import type { Clock } from '~/base/clock';
import type { Proxies } from '~/env.server';
import { ContentInvalid, ContentNotFound, ContentUnavailable, refusalOf } from './errors';

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

/** Limits of what an answer holds, checked in its text before it is parsed. */
export const jsonBounds = {
  /** Levels of lists and objects; Strapi's answers have about a dozen. Readers recurse once per level. */
  levels: 100,
  /**
   * Values and the keys of objects, each of which costs as much as a value: an object of 90,000 keys took as long as
   * a list of 180,000 values. A page of a hundred entries with their relations has some forty thousand. Parsing,
   * flattening and naming a hundred thousand blocks the event loop for about a tenth of a second.
   */
  values: 100_000,
  /** Entries of one list: the site asks for a hundred at most. */
  entries: 2000,
} as const;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;

/**
 * Reads each character once, strings at the speed of `indexOf`. Does not check that the text is JSON.
 *
 * @returns which limit is exceeded, or null
 */
export function excessOf(text: string): string | null {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = endOfString(text, at);
      if (at < 0) return null;
    } else if (code === comma || code === colon) {
      values += 1;
    } else if (isOpening(code)) {
      depth += 1;
      values += 1;
      if (depth > jsonBounds.levels) return `nested more than ${jsonBounds.levels} deep`;
    } else if (isClosing(code)) {
      depth -= 1;
    }
    if (values > jsonBounds.values) return `more than ${jsonBounds.values} values and keys`;
  }
  return null;
}

const isOpening = (code: number) => code === 0x5b || code === 0x7b;
const isClosing = (code: number) => code === 0x5d || code === 0x7d;

/** @returns the position of the closing quote; -1 when there is none */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return -1;
}

/** Bytes up to which any number of bodies are read at a time: more than the longest lists of most schools. */
const smallBody = 256 * 1024;
/** Larger bodies read at a time. */
const atOnce = 2;
/** Milliseconds after a body over the limit in which no large one is read. */
const distrust = 3000;

export interface LargeBodies {
  /** Bytes of the largest body that is accepted. */
  readonly limit: number;
  /**
   * Calls `read` with a buffer that has room for any of them when it is its turn.
   *
   * @throws {ContentInvalid} at once while the service is distrusted
   */
  inTurn<T>(place: string, read: (buffer: Buffer) => Promise<T>): Promise<T>;
  /** A body was over the limit: large bodies are refused for a while. */
  distrustBodies(): void;
}

/**
 * Large bodies are read two at a time, and not at all for a while after one was over the limit: twenty of five
 * megabytes that grew side by side, only to be refused, took the process over its memory bound (docs/architecture.md,
 * 'Memory settings').
 *
 * @param limit bytes of the largest body that is accepted
 */
export function createLargeBodies(limit: number, clock: Clock): LargeBodies {
  const turns = bulkhead(atOnce, Number.POSITIVE_INFINITY);
  let distrustedUntil = 0;
  return {
    limit,
    distrustBodies() {
      distrustedUntil = clock() + distrust;
    },
    inTurn: (place, read) =>
      turns.execute(async () => {
        if (clock() < distrustedUntil)
          throw new ContentInvalid(`${place}: a large body just after one over the limit`);
        // Unwritten memory costs nothing, and the copied pieces are freed early.
        return await read(Buffer.allocUnsafeSlow(limit));
      }),
  };
}

export interface BodyReading {
  /** Aborted when nobody waits any longer: the rest is not read. */
  signal: AbortSignal;
  largeBodies: LargeBodies;
  /** Method and path, for the error. */
  place: string;
}

/** @throws {ContentInvalid} a body over the limit; the signal's reason when it is aborted */
export async function readBody(
  { body }: Response,
  { signal, largeBodies, place }: BodyReading,
): Promise<string> {
  if (!body) return '';
  const { limit } = largeBodies;
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  const pieces: Uint8Array[] = [];
  let size = 0;

  /** Reads on. @returns whether the body has ended within `most` bytes */
  async function readTo(most: number, take: (piece: Uint8Array, at: number) => void): Promise<boolean> {
    for (;;) {
      const { done, value } = await reader.read();
      // Cancelled, a body seems to end where it was.
      signal.throwIfAborted();
      if (done) return true;
      size += value.byteLength;
      if (size > limit) {
        largeBodies.distrustBodies();
        throw new ContentInvalid(`${place}: a body over ${limit} bytes`);
      }
      take(value, size - value.byteLength);
      if (size > most) return false;
    }
  }

  try {
    if (await readTo(smallBody, (piece) => pieces.push(piece))) return textOf(Buffer.concat(pieces, size));
    return await largeBodies.inTurn(place, async (buffer) => {
      Buffer.concat(pieces.splice(0), size).copy(buffer);
      await readTo(limit, (piece, at) => buffer.set(piece, at));
      return textOf(buffer.subarray(0, size));
    });
  } finally {
    stop();
  }
}

const textOf = (bytes: Buffer): string => new TextDecoder().decode(bytes);
