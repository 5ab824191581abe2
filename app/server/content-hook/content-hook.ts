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
  /** Mark the affected answers and pages as stale. @returns how many */
  content: (change: ContentChange) => number;
  pages: (change: ContentChange) => number;
}

const address = '/hooks/content';

/**
 * `POST /hooks/content`: the content service reports a change, and affected pages are refreshed on their next
 * request. None is deleted, so that the last good pages remain if the content service then fails.
 */
export function contentHook({ secret, namespace, clock, content, pages }: ContentHookOptions): Step {
  if (secret === undefined) return () => false;
  const signatures = createSignatures(secret, clock);
  return (exchange) => {
    const { incoming, method, target } = exchange;
    if (target !== address || method !== 'POST') return false;
    exchange.route = address;
    const { body = Buffer.alloc(0) } = exchange;
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

function answer({ outgoing }: Exchange, status: number, body: object): true {
  const text = JSON.stringify(body);
  outgoing.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  outgoing.end(text);
  return true;
}
