/**
 * One Remix request handler per route. For a page, Remix matches the address four times against all routes, and
 * builds the client's routes from them; a handler with the root and one route has nothing to search. The response
 * is the same. Plain documents bypass Remix's handler (`document-handler.ts`). With all routes in one handler a page
 * takes 1.28 times the processor time (`bench/measurements.md`, like the figures of the room's other parts).
 */
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { type FoundRoute, routeFinder } from '../observe/route-pattern';
import { documentHandler, type Handle } from './document-handler';

type HandleFound = (request: Request, context: Parameters<Handle>[1], found: FoundRoute) => Promise<Response>;

export function routeHandlers(build: ServerBuild, mode: 'production' | 'development'): Handle {
  const remixOf = (part: ServerBuild): Handle => createRequestHandler(part, mode);
  const whole = remixOf(build);
  const routeOf = routeFinder(build.routes);
  const byRoute = new Map<string, HandleFound>();

  function handlerFor(id: string): HandleFound {
    const known = byRoute.get(id);
    if (known) return known;
    const part = narrowed(build, id);
    const document = build.routes[id]?.module.default !== undefined;
    const handler = document ? documentHandler(part, remixOf) : remixOf(part);
    byRoute.set(id, handler);
    return handler;
  }

  return (request, context) => {
    const { pathname, search } = new URL(request.url);
    // Remix removes its own parameters from the request before it calls a loader.
    const plain = request.method === 'GET' && !search.includes('_data=') && !search.includes('index');
    const found = plain ? routeOf(pathname) : null;
    return found?.id ? handlerFor(found.id)(request, context, found) : whole(request, context);
  };
}

/** The build with one route and those above it, the root first. */
function narrowed(build: ServerBuild, id: string): ServerBuild {
  const ids: string[] = [];
  for (let next: string | undefined = id; next !== undefined; next = build.routes[next]?.parentId)
    ids.unshift(next);
  const pick = <T>(record: Record<string, T>) =>
    Object.fromEntries(ids.flatMap((key) => (record[key] === undefined ? [] : [[key, record[key]]])));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}
