import type { Exchange, Step } from '../http/exchange';
import { pathOf } from '../observe/observe';
import { runSteps } from '../run-steps';

/** Steps by the path that they answer, or by its first segment: `/healthz`, `/assets/`. */
export type StepsByAddress = Readonly<Record<string, readonly Step[] | undefined>>;

/** What answers one address is found in a table: no other request passes it. */
export function byAddress(table: StepsByAddress): Step {
  const found = new Map(Object.entries(table));
  return (exchange) => {
    const path = pathOf(exchange.target);
    const steps = found.get(path) ?? found.get(path.slice(0, path.indexOf('/', 1) + 1));
    return steps !== undefined && runSteps(steps, exchange);
  };
}

/** The steps of one method. */
export const byMethod =
  (method: string, steps: readonly Step[]): Step =>
  (exchange: Exchange) =>
    exchange.method === method && runSteps(steps, exchange);
