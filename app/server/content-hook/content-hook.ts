import type { IncomingMessage } from 'node:http';
import type { Clock } from '~/content/clock';
import type { ContentChange } from '~/content/content-use.server';
import type { Exchange, Step } from '../step';
import { changeOf, readContentEvent } from './change';
import { createSignatures } from './signature';

export interface ContentHookOptions {
  /** `CONTENT_PURGE_SECRET`; unset: there is no hook. */
  secret: string | undefined;
  namespace: string;
  clock: Clock;
  /** Mark what a change shows in as stale, and say how much that was. */
  content: (change: ContentChange) => number;
  pages: (change: ContentChange) => number;
}

const address = '/hooks/content';
const longestBody = 64 * 1024;

/**
 * `POST /hooks/content`: the content service says what has changed, and what it shows in is refreshed
 * on its next request. Nothing is deleted: were the content service to fail right then, the last good
 * pages are still there.
 */
export function contentHook({ secret, namespace, clock, content, pages }: ContentHookOptions): Step {
  if (secret === undefined) return () => false;
  const signatures = createSignatures(secret, clock);
  return async (exchange) => {
    const { incoming, method, target } = exchange;
    if (target !== address || method !== 'POST') return false;
    const body = await readBody(incoming);
    if (body === null) return answer(exchange, 413, { error: 'the body is too large' });
    if (!signatures.accepts(incoming.headers['x-content-signature'], body)) {
      return answer(exchange, 401, { error: 'the signature is missing, wrong, too old, or was used before' });
    }
    const event = readContentEvent(body.toString('utf8'));
    if (event === null) return answer(exchange, 400, { error: 'not an event' });
    const change = changeOf(event, namespace);
    return answer(
      exchange,
      202,
      change ? { content: content(change), pages: pages(change) } : { content: 0, pages: 0 },
    );
  };
}

/** @returns null when there is more of it than is accepted */
async function readBody(incoming: IncomingMessage): Promise<Buffer | null> {
  if (Number(incoming.headers['content-length'] ?? 0) > longestBody) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longestBody) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function answer({ outgoing }: Exchange, status: number, body: object): true {
  const text = JSON.stringify(body);
  outgoing.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    // What was not read of a body that is too large is not waited for.
    ...(status === 413 ? { connection: 'close' } : {}),
  });
  outgoing.end(text);
  return true;
}
