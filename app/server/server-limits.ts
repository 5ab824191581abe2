/** What a connection may take: a client that is slow, on purpose or not, holds a socket for seconds. */
import type { ServerOptions } from 'node:http';

/** Milliseconds a connection may stand still in the middle of a request or of its answer. */
export const idleTimeout = 30_000;

export const serverLimits = {
  /** Milliseconds from the first byte of a request, or from the connection, to the end of its headers. */
  headersTimeout: 10_000,
  /** Milliseconds to the end of its body. */
  requestTimeout: 15_000,
  /** Milliseconds between two looks at who is too slow: Node's own 30 s would make 10 s up to 40. */
  connectionsCheckingInterval: 1000,
  /** Longer than the 60 s after which proxies usually close: whoever closes first must be the proxy. */
  keepAliveTimeout: 65_000,
  /** Bytes of all headers together; more is answered 431. */
  maxHeaderSize: 16 * 1024,
} as const satisfies ServerOptions;
