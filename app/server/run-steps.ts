import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Exchange, Step } from './http/exchange';

/**
 * Runs the steps in order until one has answered. Synchronous steps are not awaited: for a cached page, a promise
 * costs more than the response.
 *
 * @returns whether one has answered
 */
export function runSteps(steps: readonly Step[], exchange: Exchange, first = 0): ReturnType<Step> {
  for (let index = first; index < steps.length; index += 1) {
    const answered = steps[index]?.(exchange);
    if (answered === true) return true;
    if (typeof answered === 'object')
      return answered.then((done) => done || runSteps(steps, exchange, index + 1));
  }
  return false;
}

/** @param origin the site's own origin @param id names the request */
export function toExchange(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: string,
  id: string,
): Exchange {
  return new OneExchange(incoming, outgoing, origin, id);
}

class OneExchange implements Exchange {
  readonly target: string;
  readonly method: string;
  cache?: Exchange['cache'];
  route?: string;
  body?: Buffer;
  bytes?: number;
  editor?: NonNullable<Exchange['editor']>;
  private parsed: URL | undefined;

  constructor(
    readonly incoming: IncomingMessage,
    readonly outgoing: ServerResponse,
    private readonly origin: string,
    readonly id: string,
  ) {
    this.target = incoming.url ?? '/';
    this.method = incoming.method ?? 'GET';
  }

  get url(): URL {
    this.parsed ??= new URL(`${this.origin}${this.target}`);
    return this.parsed;
  }
}
