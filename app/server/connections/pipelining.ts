/** Requests that a client sends ahead on one connection (pipelining, RFC 9112 §9.3.2). */
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { announcesBody } from '../bodies/read-body';

/**
 * Answers one request of each connection in a turn of the event loop: Node hands over at once all that a connection has
 * sent, and 500 connections with 60 requests each would hold the loop for more than a second. Nothing more is read
 * from a connection before those are answered.
 */
export function spreadPipelined(answer: RequestListener): RequestListener {
  /** Requests behind another one, by connection. */
  const lines = new WeakMap<Socket, { incoming: IncomingMessage; answerIt: () => void }[]>();

  function answerNext(socket: Socket): void {
    const line = lines.get(socket);
    const next = line?.shift();
    if (socket.destroyed || !line || !next) return;
    next.answerIt();
    if (line.length > 0) {
      setImmediate(answerNext, socket);
      return;
    }
    lines.delete(socket);
    // A body is read when its request's step asks for it.
    if (!announcesBody(next.incoming.headers)) socket.resume();
  }

  return (incoming, outgoing) => {
    const { socket } = incoming;
    // The response gets the connection when those before it are sent.
    if (outgoing.socket !== null) return answer(incoming, outgoing);
    const request = { incoming, answerIt: () => answer(incoming, outgoing) };
    const line = lines.get(socket);
    if (line) {
      line.push(request);
      return;
    }
    lines.set(socket, [request]);
    socket.pause();
    setImmediate(answerNext, socket);
  };
}
