import type { IncomingMessage } from 'node:http';
import { refuse, type Step } from './step';

/** Bytes of what a visitor or the content service may send: a form has a few hundred. */
export const longestBody = 64 * 1024;

/**
 * Reads what comes with a request, whole, before anybody acts on it; more than the limit is refused as
 * soon as it is announced or arrives. How slowly it may come is the server's business (`server-limits.ts`).
 */
export function limitBody(limit = longestBody): Step {
  return (exchange) => {
    const { incoming, method } = exchange;
    if (method === 'GET' || method === 'HEAD') return false;
    return readBody(incoming, limit).then(
      (body) => {
        // What was not read of a body that is too large is not waited for.
        if (body === null) return refuse(exchange, 413, { connection: 'close' });
        exchange.body = body;
        return false;
      },
      // The sender left, or was cut off for being slow: there is nobody to answer.
      () => true,
    );
  };
}

/** @returns null when there is more of it than is accepted */
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
