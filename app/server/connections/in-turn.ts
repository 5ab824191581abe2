/**
 * Handles pipelined requests (RFC 9112 §9.3.2) one after the other: each starts when the previous response has been
 * passed to the kernel, and after a turn of every other connection. A client that sends requests without reading costs
 * one response, for any number of requests, and does not delay other clients.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createTurns, type Turns } from './turns';

/** Most pipelined requests on one connection. Browsers send none; the few clients that do send a dozen. */
const mostAhead = 64;
/** Characters of their heads together: waiting, each costs its memory. */
const longestAhead = 64 * 1024;

interface Ahead {
  requests: number;
  characters: number;
}

/**
 * @param answer called for each request in turn
 * @param most requests that may wait on one connection; with one more the connection is cut
 */
export function inTurn(
  answer: RequestListener,
  most = mostAhead,
  turns: Turns = createTurns(),
): RequestListener {
  const waiting = new WeakMap<object, Ahead>();

  function wait(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { socket } = incoming;
    const ahead = waiting.get(socket) ?? { requests: 0, characters: 0 };
    const characters = charactersOf(incoming);
    ahead.requests += 1;
    ahead.characters += characters;
    if (ahead.requests > most || ahead.characters > longestAhead) return void cut(socket);
    waiting.set(socket, ahead);
    outgoing.once('socket', () =>
      turns.take(() => {
        ahead.requests -= 1;
        ahead.characters -= characters;
        if (!socket.destroyed) answer(incoming, outgoing);
      }),
    );
  }

  // A response has no socket while an earlier one on the same connection is unfinished.
  return (incoming, outgoing) => {
    if (outgoing.socket === null) wait(incoming, outgoing);
    else answer(incoming, outgoing);
  };
}

/** Closes a connection at once: a graceful close would wait for a client that does not read. */
function cut(socket: Socket): void {
  socket.destroy();
  // One read may hold a thousand further requests, which Node would parse and pass on anyway.
  // No public method stops its parser; an unknown return value does.
  const { parser } = socket as Socket & { parser?: { onIncoming?: () => number } };
  if (parser) parser.onIncoming = () => unknownAnswer;
}
/** llhttp knows 0 to 2 after the headers of a message, and treats any other value as an error. */
const unknownAnswer = 3;

/** Characters a field costs besides its own. */
const ofField = 64;

const charactersOf = ({ url = '', rawHeaders }: IncomingMessage) =>
  rawHeaders.reduce((sum, text) => sum + text.length + ofField / 2, url.length);
