/** A request with its response, as it passes through the steps of the pipeline. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EditorSession } from '~/editors/editor';
import { plainErrorPage } from './plain-error';

export interface Exchange {
  /** Id of the request in logs; sent as `X-Request-Id`. */
  readonly id: string;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  method: string;
  /** The request target as it came. */
  target: string;
  /** The address on the site's own origin; only read after the shape check. */
  readonly url: URL;
  /** Result of the page cache, for log and metrics: `stale` is a page whose last refresh failed. */
  cache?: 'hit' | 'stale' | 'miss';
  /** Pattern of the route, or name of the pipeline step that answered; for log and metrics. */
  route?: string;
  /** The whole request body; only for methods with a body. */
  body?: Buffer;
  /** The editor of the request; none for visitors. */
  editor?: EditorSession;
  /** Bytes of the response body as sent, for the log. */
  bytes?: number;
}

/**
 * A step of the pipeline: answers the request, or leaves it to the next step.
 *
 * @returns whether the step has answered
 */
export type Step = (exchange: Exchange) => boolean | Promise<boolean>;

/** @param origin the site's own origin @param id names the request */
export function toExchange(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: string,
  id: string,
): Exchange {
  return new NodeExchange(incoming, outgoing, origin, id);
}

class NodeExchange implements Exchange {
  readonly target: string;
  readonly method: string;
  cache?: Exchange['cache'];
  route?: string;
  body?: Buffer;
  bytes?: number;
  editor?: NonNullable<Exchange['editor']>;
  private parsedUrl: URL | undefined;

  constructor(
    readonly incoming: IncomingMessage,
    readonly outgoing: ServerResponse,
    private readonly origin: string,
    readonly id: string,
  ) {
    this.target = incoming.url ?? '/';
    this.method = incoming.method ?? 'GET';
  }

  get url(): URL {
    this.parsedUrl ??= new URL(`${this.origin}${this.target}`);
    return this.parsedUrl;
  }
}

/** Policy of plain error pages, which have neither scripts nor forms. */
const scriptlessPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Answers with a plain error page. */
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
