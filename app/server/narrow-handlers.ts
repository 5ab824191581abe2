/**
 * Remix, one handler a route. Remix matches an address four times against all routes for a page, and
 * makes the browser's routes of them; for a handler that knows the root and one route there is nothing to
 * search. What it answers is the same.
 */
import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node';
import { handsOver } from '~/site/loader-answer.server';
import { routeFinder } from './observe/route-pattern';

type Handle = (request: Request, context: AppLoadContext) => Promise<Response>;

export function narrowHandlers(build: ServerBuild, mode: 'production' | 'development'): Handle {
  const whole = createRequestHandler(build, mode);
  const routeOf = routeFinder(build.routes);
  const byRoute = new Map<string, Handle>();

  function handlerFor(id: string): Handle {
    const known = byRoute.get(id);
    if (known) return known;
    const document = build.routes[id]?.module.default !== undefined;
    const answer = createRequestHandler(narrowed(build, id), mode);
    const handler: Handle = document
      ? (request, context) => answer(request, { ...context, [handsOver]: true })
      : answer;
    byRoute.set(id, handler);
    return handler;
  }

  return (request, context) => {
    const { pathname, search } = new URL(request.url);
    const id = request.method === 'GET' && !search.includes('_data=') ? routeOf(pathname).id : null;
    return (id === null ? whole : handlerFor(id))(request, context);
  };
}

/** The build with one route and those above it. */
function narrowed(build: ServerBuild, id: string): ServerBuild {
  const ids: string[] = [];
  for (let next: string | undefined = id; next !== undefined; next = build.routes[next]?.parentId)
    ids.push(next);
  const pick = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => ids.includes(key)));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}
