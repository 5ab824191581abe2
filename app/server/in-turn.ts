/**
 * Handles pipelined requests (RFC 9112 §9.3.2) one after the other: each starts when the previous response has been
 * passed to the kernel. A client that sends requests without reading costs one response, however many it sends.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Most pipelined requests on one connection. Browsers send none; the few clients that do send a dozen. */
const mostAhead = 64;

/**
 * @param answer called for each request in turn
 * @param most requests that may wait on one connection; with one more the connection is cut
 */
export function inTurn(answer: RequestListener, most = mostAhead): RequestListener {
  const waiting = new WeakMap<object, number>();

  function wait(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { socket } = incoming;
    const ahead = (waiting.get(socket) ?? 0) + 1;
    // A graceful close would wait for a client that does not read.
    if (ahead > most) return void socket.destroy();
    waiting.set(socket, ahead);
    outgoing.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      if (!socket.destroyed) answer(incoming, outgoing);
    });
  }

  // A response has no socket while an earlier one on the same connection is unfinished.
  return (incoming, outgoing) => {
    if (outgoing.socket === null) wait(incoming, outgoing);
    else answer(incoming, outgoing);
  };
}
