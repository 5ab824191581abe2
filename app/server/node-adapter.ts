/** Node's request as a Fetch request; the only place that knows both. */
import type { IncomingMessage } from 'node:http';

/** Headers a proxy or visitor could use to change what the site believes about itself. */
const untrusted =
  /^(?:x-forwarded-.*|forwarded|x-http-method.*|x-original-url|x-rewrite-url|x-react-router-.*)$/;

/**
 * @param origin the site's own origin; the Host header was checked before and is not used
 * @param body what came with the request, read before
 */
export function toFetchRequest(
  incoming: IncomingMessage,
  origin: string,
  signal: AbortSignal,
  body?: Buffer,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value === undefined || name.startsWith(':') || untrusted.test(name)) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set('host', new URL(origin).host);
  const method = incoming.method ?? 'GET';
  // Who may send was decided before (`same-origin-guard.ts`); Remix would answer 500 to `Origin: null`.
  headers.delete('origin');
  // Read whole already: how it was sent is no longer true.
  headers.delete('transfer-encoding');
  return new Request(`${origin}${incoming.url ?? '/'}`, {
    method,
    headers,
    signal,
    ...(body === undefined ? {} : { body: new Uint8Array(body) }),
  });
}
