import type { Step } from '../http/exchange';

/** A step for visitors, and another for editors: an editor sees no kept page. */
export function forVisitors(step: Step, forEditors: Step = () => false): Step {
  return (exchange) => (exchange.editor === undefined ? step(exchange) : forEditors(exchange));
}
