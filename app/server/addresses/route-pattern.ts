/** The route of an address: its pattern, `/formations/:slug`, for logs and metrics, and its ids for renders. */
import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { memoize } from '../../../content-model/values/memoize';

type Manifest = ServerBuild['routes'];
type RouteObject = Parameters<typeof matchRoutes>[0][number];

/** Finds the route of a path. */
export type FindRoute = (path: string) => {
  /** There are as many patterns as routes, for any path. */
  pattern: string;
  /** Of the route and those above it, the root first; empty for a path without a route. */
  ids: readonly string[];
};

/** Addresses remembered at most; matching costs about as much as a tenth of a render. */
const maxAddresses = 5000;

/** Matches each address once: the site, its pipeline and its renderer share one finder. */
export function createRouteFinder(routes: Manifest): FindRoute {
  const tree = childrenOf(undefined, routes);
  return memoize((path) => {
    const matches = matchRoutes(tree, path) ?? [];
    const segments = matches.map(({ route }) => route.path ?? '').filter((segment) => segment !== '');
    return {
      pattern: matches.length === 0 ? '/*' : `/${segments.join('/')}`,
      ids: matches.flatMap(({ route }) => route.id ?? []),
    };
  }, maxAddresses);
}

/** Patterns by the id of their route. */
export function patternsById(routes: Manifest): ReadonlyMap<string, string> {
  const segmentsOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...segmentsOf(route.parentId), ...(route.path ? [route.path] : [])] : [];
  };
  const ids = Object.keys(routes).filter((id) => id !== 'root');
  return new Map(ids.map((id) => [id, `/${segmentsOf(id).join('/')}`]));
}

function childrenOf(parentId: string | undefined, routes: Manifest): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .flatMap((route): RouteObject[] => {
      if (!route) return [];
      const { id, path, caseSensitive } = route;
      const common = { id, ...(path === undefined ? {} : { path }), caseSensitive: caseSensitive ?? false };
      if (route.index) return [{ ...common, index: true }];
      return [{ ...common, children: childrenOf(id, routes) }];
    });
}
