/** Node's request and response to the Fetch API's and back; the only place that knows both. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

/** Headers a proxy or visitor could use to change what the site believes about itself. */
const untrusted = /^(?:x-forwarded-.*|forwarded|x-http-method-override|x-original-url|x-rewrite-url)$/;

/**
 * @param origin the site's own origin; the request's Host header was checked before and is not used
 */
export function toFetchRequest(incoming: IncomingMessage, origin: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value === undefined || name.startsWith(':') || untrusted.test(name)) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set('host', new URL(origin).host);
  const method = incoming.method ?? 'GET';
  const init: RequestInit & { duplex?: 'half' } = { method, headers, signal };
  if (method !== 'GET' && method !== 'HEAD') {
    init.body = Readable.toWeb(incoming) as ReadableStream<Uint8Array>;
    init.duplex = 'half';
  }
  return new Request(`${origin}${incoming.url ?? '/'}`, init);
}

/** Sends a Fetch response; a HEAD request gets the headers alone. */
export async function sendFetchResponse(
  outgoing: ServerResponse,
  response: Response,
  method: string,
): Promise<void> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value;
  const cookies = response.headers.getSetCookie();
  const present = outgoing.getHeader('set-cookie');
  if (cookies.length > 0) headers['set-cookie'] = [...(Array.isArray(present) ? present : []), ...cookies];
  outgoing.writeHead(response.status, headers);
  if (method === 'HEAD' || !response.body) {
    outgoing.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing);
}
