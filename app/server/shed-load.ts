import { refuse, type Step } from './step';

/** Seconds a visitor is asked to wait. */
const retryAfter = '5';

/**
 * Under overload a page that would have to be rendered is refused at once, so that the pages that are
 * kept go on being answered. What visitors send (`POST`) is let through: it is little, and it counts.
 */
export function shedLoad(isOverloaded: () => boolean): { step: Step; readonly refused: number } {
  let refused = 0;
  return {
    step(exchange) {
      // Pictures have a queue of their own that says when it is full.
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
