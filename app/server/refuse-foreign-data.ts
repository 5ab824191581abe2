/**
 * A data request names a route (`?_data=`, decision 002). One that has no part in the page at that address has no
 * data there, and is not worth a render: Remix would match the address, build a request and log an error to say so.
 */
import { refuse, type Step } from './step';

/** @param isRouteOf whether a route, by its id, has a part in the page at a path */
export function refuseForeignData(isRouteOf: (path: string, id: string) => boolean): Step {
  return (exchange) => {
    if (!exchange.target.includes('_data')) return false;
    const { pathname, searchParams } = exchange.url;
    const route = searchParams.get('_data');
    if (route === null || isRouteOf(pathname, route)) return false;
    return refuse(exchange, 404);
  };
}
