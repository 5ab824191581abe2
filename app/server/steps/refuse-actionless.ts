/** Refuses a form or data for an address that only shows a page: Remix would log an error with its stack first. */
import type { ServerBuild } from '@remix-run/node';
import { routeFinder } from '../addresses/route-pattern';
import { refuse, type Step } from '../http/exchange';

export function refuseActionless(routes: ServerBuild['routes']): Step {
  const find = routeFinder(routes);
  return (exchange) => {
    const { id } = find(exchange.url.pathname);
    if (id !== null && routes[id]?.module.action !== undefined) return false;
    return refuse(exchange, 405, { allow: 'GET, HEAD' });
  };
}
