/** Limits of connections, so that a slow client occupies a socket for seconds only, and many do not occupy all. */
import type { ServerOptions } from 'node:http';

/** Milliseconds a connection may be idle during a request or its response. */
export const idleTimeout = 30_000;

export const serverLimits = {
  /** Milliseconds from the first byte of a request, or from the connection, to the end of its headers. */
  headersTimeout: 10_000,
  /** Milliseconds to the end of its body. */
  requestTimeout: 15_000,
  /** Milliseconds between two checks of these timeouts: Node's default of 30 s would turn 10 s into up to 40 s. */
  connectionsCheckingInterval: 1000,
  /** Longer than the usual 60 s of proxies, because the proxy must close first. */
  keepAliveTimeout: 65_000,
  /** Bytes of all headers together; more is answered 431. */
  maxHeaderSize: 16 * 1024,
} as const satisfies ServerOptions;

/** Fields a request may have: a browser sends 25, proxies and a CDN add 15. Each costs its memory, however short. */
export const maxFields = 100;
