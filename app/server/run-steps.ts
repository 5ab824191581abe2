/** Runs the steps of a request: in order, or those found by its address and method. */
import type { Exchange, Step } from './http/exchange';
import { pathOf } from './observe/observe';

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

/** Steps by the path that they answer, or by its first segment: `/healthz`, `/assets/`. */
export type StepsByAddress = Readonly<Record<string, readonly Step[] | undefined>>;

/**
 * What answers one address, or one method, is found in a table: no other request passes it.
 *
 * @param methods steps by method, after those of the address
 */
export function byAddress(addresses: StepsByAddress, methods: StepsByAddress = {}): Step {
  const stepsByPath = new Map(Object.entries(addresses));
  return (exchange) => {
    const path = pathOf(exchange.target);
    const atAddress = stepsByPath.get(path) ?? stepsByPath.get(path.slice(0, path.indexOf('/', 1) + 1)) ?? [];
    const ofMethod = methods[exchange.method] ?? [];
    return runSteps(ofMethod.length === 0 ? atAddress : [...atAddress, ...ofMethod], exchange);
  };
}
