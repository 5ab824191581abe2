/**
 * Requests sent ahead on one connection (pipelining, RFC 9112 §9.3.2) are answered one after the other: work on
 * one begins when the answer before it has been handed to the kernel. A client that asks and does not read
 * costs one answer, however often it asks.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Requests that may wait on one connection. Browsers send none ahead, the few clients that do send a dozen. */
const mostAhead = 64;

/**
 * @param answer called for each request when it is its turn
 * @param most requests that may wait on one connection; with one more the connection is cut
 */
export function inTurn(answer: RequestListener, most = mostAhead): RequestListener {
  const waiting = new WeakMap<object, number>();

  function wait(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { socket } = incoming;
    const ahead = (waiting.get(socket) ?? 0) + 1;
    // Closing in good order would wait for a client that does not read.
    if (ahead > most) return void socket.destroy();
    waiting.set(socket, ahead);
    outgoing.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      if (!socket.destroyed) answer(incoming, outgoing);
    });
  }

  // An answer has its socket at once unless another one is under way there.
  return (incoming, outgoing) => {
    if (outgoing.socket === null) wait(incoming, outgoing);
    else answer(incoming, outgoing);
  };
}
