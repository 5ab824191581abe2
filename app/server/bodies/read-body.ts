/** The bodies of requests, read after the earlier steps have let them pass. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createFairStore } from '~/base/fair-store';
import { widestNetwork } from '~/base/widest-network';
import type { ClientNetwork } from '../http/client-address';
import type { Clients } from '../http/clients';
import { type Exchange, refuse, type Step } from '../http/exchange';

/**
 * Reads the whole body into `exchange.body`.
 *
 * @param limit its limit in bytes
 * @returns true when it was refused, and answered
 */
export type ReadBody = (exchange: Exchange, limit: number) => Promise<boolean>;

/**
 * The status a body is refused with: 400 for one in too many small pieces, 413 for one that is too large, 503 for one
 * that gives its place to another. Null where there is nobody to answer: the client has gone, or Node's
 * `requestTimeout` has answered.
 */
type Refusal = 400 | 413 | 503 | null;

/** Largest body in bytes without a right to more: a form has a few hundred. */
export const longestBody = 64 * 1024;
/** Bodies that arrive at the same time at most: 60 pupils of one lycée may send a form at once. */
const maxArriving = { ofNetwork: 128, ofAll: 512 };
/** Pieces any body may come in. A form has one or two; on a bad line a segment may have only forty bytes. */
const allowedPieces = 64;
/** Bytes that further pieces have on average at least: the smallest segment TCP has to carry is 536 (RFC 9293 §3.7.1). */
const minAveragePieceSize = 256;
/** `Retry-After` in seconds for want of a place: bodies arrive within seconds. */
const retryAfterSeconds = '5';

/** @param bounds bodies that arrive at the same time, of one network and of all */
export function createBodyReader(clients: Pick<Clients, 'networkOf'>, bounds = maxArriving): ReadBody {
  type Refuse = (refusal: Refusal) => void;
  const arriving = createFairStore<Refuse, Exchange, ClientNetwork>(
    bounds.ofNetwork,
    bounds.ofAll,
    (refuse) => refuse(503),
  );

  /** The body when it has arrived, or why it is refused. A new body displaces the oldest of the network with most. */
  function bodyOrRefusal(exchange: Exchange, limit: number): Promise<Buffer | Refusal> {
    const { incoming, outgoing } = exchange;
    return new Promise((resolve) => {
      arriving.set(exchange, widestNetwork(clients.networkOf(incoming)), resolve);
      const received: Buffer[] = [];
      let length = 0;
      let pieces = 0;
      incoming.on('data', (piece: Buffer) => {
        length += piece.length;
        pieces += 1;
        if (length > limit) resolve(413);
        else if (pieces > allowedPieces + length / minAveragePieceSize) resolve(400);
        else received.push(piece);
      });
      incoming.once('end', () => resolve(Buffer.concat(received)));
      incoming.once('close', () => resolve(null));
      // The client waits to be asked for its body (RFC 9110 §10.1.1): `site.ts`.
      if (incoming.headers.expect !== undefined && !incoming.complete) outgoing.writeContinue();
    });
  }

  return async (exchange, limit) => {
    const { incoming, outgoing } = exchange;
    const { headers } = incoming;
    if (Number(headers['content-length'] ?? 0) > limit) return refuseUnread(exchange, 413);
    const result = announcesBody(headers) ? await bodyOrRefusal(exchange, limit) : Buffer.alloc(0);
    arriving.delete(exchange);
    if (result === null) return true;
    if (typeof result === 'number')
      return refuseUnread(exchange, result, result === 503 ? { 'retry-after': retryAfterSeconds } : {});
    outgoing.removeHeader('connection');
    exchange.body = result;
    return false;
  };
}

/**
 * Reads the body for the later steps.
 *
 * @param limitOf its limit in bytes; 0: it is not read here; called once
 */
export function bodyStep(
  readBody: ReadBody,
  limitOf: (exchange: Exchange) => number = ({ method }) => (method === 'POST' ? longestBody : 0),
): Step {
  return (exchange) => {
    const limit = limitOf(exchange);
    return limit > 0 ? readBody(exchange, limit) : false;
  };
}

/**
 * Refuses the request and closes its connection, so that the rest of its body is not parsed.
 *
 * The answer is a few kilobytes: `end` has given all of it to the system, which sends it although the connection is then
 * destroyed. Waiting until it is sent would mean to read on, from a client that need not read.
 */
function refuseUnread(exchange: Exchange, status: number, headers?: Record<string, string>): true {
  refuse(exchange, status, headers);
  if (!exchange.incoming.complete) exchange.incoming.destroy();
  return true;
}

/**
 * Takes no more of a body than what came with the headers, until it is read. An answer that does not wait for the rest
 * ends the connection: the rest would have to be read to find the next request.
 */
export function holdBody({ socket }: IncomingMessage, outgoing: ServerResponse): void {
  socket.pause();
  outgoing.setHeader('connection', 'close');
}

export function announcesBody({
  'content-length': length,
  'transfer-encoding': encoding,
}: IncomingHttpHeaders): boolean {
  return encoding !== undefined || (length !== undefined && length !== '0');
}
