/**
 * Loads the code of a page before the router needs it. The router would reload the document, unasked
 * and as often as it fails, when it cannot import a route's module (`@remix-run/react`, `routeModules.js`);
 * a module that is already there it takes as it is.
 */
import { matchRoutes } from '@remix-run/react';

export interface RouteModuleSources {
  routes: Parameters<typeof matchRoutes>[0];
  manifest: Readonly<Record<string, { module: string } | undefined>>;
  /** Modules at hand, by route; those that are loaded are added. */
  modules: Record<string, unknown>;
  load: (address: string) => Promise<unknown>;
}

/**
 * @returns null when all is at hand already
 * @throws (rejects) when a module cannot be had
 */
export function loadRouteModules(path: string, sources = routerSources()): Promise<void> | null {
  const { modules, manifest, load } = sources;
  const missing = (matchRoutes(sources.routes, path) ?? [])
    .map(({ route }) => route.id ?? '')
    .filter((id) => !(id in modules) && manifest[id]);
  if (missing.length === 0) return null;
  const loading = missing.map(async (id) => {
    modules[id] = await load(manifest[id]?.module ?? '');
  });
  return Promise.all(loading).then(() => undefined);
}

/** What the router of this document works with. */
function routerSources(): RouteModuleSources {
  return {
    routes: window.__remixRouter.routes as RouteModuleSources['routes'],
    manifest: window.__remixManifest.routes,
    modules: window.__remixRouteModules,
    load: (address) => import(/* @vite-ignore */ address),
  };
}
