/** How long a message to the content hook may be. */
import { longestBody } from '../limit-body';
import type { Exchange } from '../step';
import { bearerOf } from './bearer';
import { hookAddress } from './content-hook';

/** Largest message in bytes: a campus comes with all its programmes, 72 kB of them twenty. */
export const longestMessage = 1024 * 1024;
/** Signed messages of that size that may arrive at once: their signature is known when they are whole. */
const mostSigned = 4;

/**
 * Bytes a request's body may have. The hook takes more than a form, of whoever bears the secret; of whoever sends a
 * signature, some at a time, so that strangers cannot fill the memory.
 *
 * @param secret `CONTENT_PURGE_SECRET`
 */
export function messageLimit(secret: string | undefined): (exchange: Exchange) => number {
  if (secret === undefined) return () => longestBody;
  const bears = bearerOf(secret);
  let signed = 0;
  return ({ target, incoming: { headers }, outgoing }) => {
    if (target !== hookAddress) return longestBody;
    if (bears(headers.authorization)) return longestMessage;
    if (headers['x-content-signature'] === undefined || signed >= mostSigned) return longestBody;
    signed += 1;
    outgoing.once('close', () => {
      signed -= 1;
    });
    return longestMessage;
  };
}
