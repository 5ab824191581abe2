/**
 * A data request names a route. A route that does not match the address is answered 404
 * here, because Remix would match the address, build a request and log an error first.
 */
import { routeOfData } from '~/framework/data-requests';
import { refuse, type Step } from '../http/exchange';

/** @param isRouteOf whether a route, by its id, matches a path */
export function refuseForeignData(isRouteOf: (path: string, id: string) => boolean): Step {
  return (exchange) => {
    if (!exchange.target.includes('?')) return false;
    const { pathname, searchParams } = exchange.url;
    const route = routeOfData(searchParams);
    if (route === null || isRouteOf(pathname, route)) return false;
    return refuse(exchange, 404);
  };
}
