/** Requests that a client sends ahead on one connection (pipelining, RFC 9112 §9.3.2). */
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { announcesBody } from '../bodies/read-body';

/** The requests of one connection behind another one. */
interface Line {
  requests: (() => void)[];
  /** A request with a body came, too: whoever reads the body resumes the connection. */
  hasBody: boolean;
}

/**
 * Answers one request of each connection in a turn of the event loop: Node hands over at once all that a connection has
 * sent, and 500 connections with 60 requests each would hold the loop for more than a second. Nothing more is read
 * from a connection before those are answered. A request with a body does not wait, since its body would arrive
 * meanwhile, and stay in memory.
 */
export function spreadPipelined(answer: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();

  function answerNext(socket: Socket, line: Line): void {
    if (socket.destroyed) return;
    line.requests.shift()?.();
    if (line.requests.length > 0) {
      setImmediate(answerNext, socket, line);
      return;
    }
    lines.delete(socket);
    if (!line.hasBody) socket.resume();
  }

  return (incoming, outgoing) => {
    const { socket } = incoming;
    let line = lines.get(socket);
    if (announcesBody(incoming.headers)) {
      if (line) line.hasBody = true;
      return answer(incoming, outgoing);
    }
    // The response gets the connection when those before it are sent.
    if (outgoing.socket !== null) return answer(incoming, outgoing);
    const request = () => answer(incoming, outgoing);
    if (line) {
      line.requests.push(request);
      return;
    }
    line = { requests: [request], hasBody: false };
    lines.set(socket, line);
    socket.pause();
    setImmediate(answerNext, socket, line);
  };
}
