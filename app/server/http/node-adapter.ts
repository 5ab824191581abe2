/** Converts Node's request to a Fetch request. */
import type { IncomingMessage } from 'node:http';

/** Headers that could override the site's host, path or method. */
const overridingHeaders =
  /^(?:x-forwarded-.*|forwarded|x-http-method.*|x-original-url|x-rewrite-url|x-react-router-.*)$/;

/**
 * @param origin the site's own origin; the Host header was checked before and is not used
 * @param body the request body, already read
 */
export function toFetchRequest(
  incoming: IncomingMessage,
  origin: string,
  signal: AbortSignal,
  body?: Buffer,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value === undefined || name.startsWith(':') || overridingHeaders.test(name)) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set('host', new URL(origin).host);
  const method = incoming.method ?? 'GET';
  // `same-origin-guard.ts` has checked the origin; Remix would answer 500 to `Origin: null`.
  headers.delete('origin');
  // The body is read already, so the original framing no longer applies.
  headers.delete('transfer-encoding');
  return new Request(`${origin}${incoming.url ?? '/'}`, {
    method,
    headers,
    signal,
    ...(body === undefined ? {} : { body: new Uint8Array(body) }),
  });
}
