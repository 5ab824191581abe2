/** The HTTP server's request listener: runs the steps, records the response, handles errors. */
import type { RequestListener, ServerResponse } from 'node:http';
import type { Log } from '~/log.server';
import { announcesBody, holdBody } from './bodies/read-body';
import { maxFields } from './connections/server-limits';
import { type Exchange, refuse, type Step, toExchange } from './http/exchange';
import type { Observer } from './observe/observe';
import type { requestIds } from './observe/request-id';
import { runSteps } from './run-steps';

export interface ListenerOptions {
  steps: readonly Step[];
  /** The site's own origin. */
  origin: string;
  idOf: ReturnType<typeof requestIds>;
  /** Called with each response before it is made. */
  prepare?: (outgoing: ServerResponse) => void;
  /** Pattern of a path's route. */
  routeOf: (path: string) => string;
  observer: Observer;
  log: Pick<Log, 'error'>;
}

/** The methods without a meaningful body (RFC 9110 §9.3.1). */
const bodiless = new Set(['GET', 'HEAD']);

export function requestListener(options: ListenerOptions): RequestListener {
  const { steps, origin, idOf, prepare, routeOf, observer, log } = options;

  function fail(exchange: Exchange, error: unknown): void {
    const { id, target, outgoing } = exchange;
    const route = exchange.route ?? routeOf(target.split('?')[0] ?? '');
    log.error({ err: error, requestId: id, route }, 'request failed');
    if (outgoing.headersSent) outgoing.destroy();
    else refuse(exchange, 500);
  }

  return (incoming, outgoing) => {
    const startedAt = performance.now();
    const exchange = toExchange(incoming, outgoing, origin, idOf(incoming));
    prepare?.(outgoing);
    try {
      if (incoming.rawHeaders.length > 2 * maxFields) {
        refuse(exchange, 431, { connection: 'close' });
        return observer.record(exchange, startedAt);
      }
      const hasBody = announcesBody(incoming.headers);
      if (hasBody) holdBody(incoming, outgoing);
      const running =
        hasBody && bodiless.has(exchange.method) ? refuse(exchange, 400) : runSteps(steps, exchange);
      // What else has come of the body need not be kept until the answer is sent.
      if (hasBody && outgoing.writableEnded) incoming.destroy();
      // Synchronous responses are recorded at once, others when they are sent or aborted.
      if (typeof running === 'boolean') return observer.record(exchange, startedAt);
      outgoing.once('close', () => observer.record(exchange, startedAt));
      running.catch((error: unknown) => fail(exchange, error));
    } catch (error) {
      fail(exchange, error);
      observer.record(exchange, startedAt);
    }
  };
}
