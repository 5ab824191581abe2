import type { Services } from '~/services/services.server';
import type { Exchange, Step } from '../http/exchange';
import { changeOf } from './change';
import { applyChange, type ChangeEffects } from './change-effects';
import { bearerOf, createSignatures } from './signature';

export const hookAddress = '/hooks/content';

/**
 * `POST /hooks/content`: the content service reports a change, and all pages become stale. The next request for a page on
 * which an editor looks for the change waits for its refresh (`awaited-pages.ts`), one for any other is answered with the
 * old page. None is deleted, so that the last good pages remain if the content service then fails.
 *
 * @param prove called for each message with a valid signature
 */
export function contentHook(
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  effects: ChangeEffects,
  prove: (exchange: Exchange) => void,
): Step {
  const { purgeSecret: secret, namespace } = env.content;
  if (secret === undefined) return () => false;
  const signatures = createSignatures(secret, clock);
  const hasSecret = bearerOf(secret);
  return (exchange) => {
    const { incoming, method, target } = exchange;
    if (target !== hookAddress || method !== 'POST') return false;
    exchange.route = hookAddress;
    const { body = Buffer.alloc(0) } = exchange;
    const { authorization, 'x-content-signature': signature } = incoming.headers;
    if (!hasSecret(authorization)) {
      if (!signatures.accepts(signature, body))
        return answer(exchange, 401, {
          error: 'neither the secret nor a signature that is right, recent and used once',
        });
      prove(exchange);
    }
    const change = changeOf(body.toString('utf8'), namespace);
    if (change === null) return answer(exchange, 202, { content: 0, pages: 0 });
    return applyChange(effects, change).then((staleCounts) => answer(exchange, 202, staleCounts));
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
