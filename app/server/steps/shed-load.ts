import { refuse, type Step } from '../http/exchange';

/** `Retry-After` in seconds. */
const retryAfter = '5';

/**
 * Refuses renders under overload, so that cached pages are still served. Forms (`POST`) pass: they are few and
 * important.
 */
export function shedLoad(isOverloaded: () => boolean): { step: Step; readonly refused: number } {
  let refused = 0;
  return {
    step(exchange) {
      // Pictures have a separate bounded queue.
      if (exchange.method === 'POST' || exchange.target.startsWith('/images/') || !isOverloaded())
        return false;
      refused += 1;
      return refuse(exchange, 503, { 'retry-after': retryAfter });
    },
    get refused() {
      return refused;
    },
  };
}
