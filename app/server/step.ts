/** One step of the HTTP pipeline: answers, or leaves the request to the next. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainErrorPage } from './plain-error';

export interface Exchange {
  /** Names the request in logs; sent back as `X-Request-Id`. */
  readonly id: string;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  method: string;
  /** The request target as it came. */
  target: string;
  /** The address on the site's own origin; only read after the shape check. */
  readonly url: URL;
  /** What the page cache did, for log and metrics: `stale` is a page whose last refresh failed. */
  cache?: 'hit' | 'stale' | 'miss';
  /** Pattern of the route, or what the pipeline itself answered with; for log and metrics. */
  route?: string;
  /** What came with the request, whole; only for methods that send something. */
  body?: Buffer;
  /** Bytes of the answer's body as sent, for the log. */
  bytes?: number;
}

/** @returns true when the step has answered */
export type Step = (exchange: Exchange) => boolean | Promise<boolean>;

/** A plain error page has no script and sends no form. */
const scriptlessPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Ends the exchange with an error page of the catalogue. */
export function refuse(exchange: Exchange, status: number, headers: Record<string, string> = {}): true {
  const { outgoing, method } = exchange;
  const page = plainErrorPage(status);
  exchange.route ??= '(refused)';
  exchange.bytes = page.length;
  outgoing.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': page.length,
    'cache-control': 'no-store',
    'content-security-policy': scriptlessPolicy,
    ...headers,
  });
  outgoing.end(method === 'HEAD' ? undefined : page);
  return true;
}
