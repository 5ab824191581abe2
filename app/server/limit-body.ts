import type { IncomingMessage } from 'node:http';
import { type Exchange, refuse, type Step } from './step';

/** Largest request body in bytes: a form has a few hundred. */
export const longestBody = 64 * 1024;

/**
 * Reads the whole request body before any other step; a larger one is refused as soon as it is announced or
 * arrives. `server-limits.ts` limits how slowly it may arrive.
 *
 * @param limitOf bytes the body of a request may have
 */
export function limitBody(limitOf: (exchange: Exchange) => number = () => longestBody): Step {
  return (exchange) => {
    const { incoming, method } = exchange;
    if (method === 'GET' || method === 'HEAD') return false;
    const limit = limitOf(exchange);
    return readBody(incoming, limit).then(
      (body) => {
        // The rest of a body that is too large is not read.
        if (body === null) return refuse(exchange, 413, { connection: 'close' });
        exchange.body = body;
        return false;
      },
      // The client disconnected, or was cut off for being slow: there is no one to respond to.
      () => true,
    );
  };
}

/** @returns null when the body is too large */
async function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer | null> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
