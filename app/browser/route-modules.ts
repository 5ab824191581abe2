import { matchRoutes } from '@remix-run/react';
import { buildManifest, loadedRoutes, pageRouter } from '~/framework/globals';

export interface RouteModuleSources {
  routes: Parameters<typeof matchRoutes>[0];
  manifest: Readonly<Record<string, { module: string } | undefined>>;
  /** Loaded modules, by route. */
  modules: Record<string, unknown>;
  load: (address: string) => Promise<unknown>;
}

/**
 * Loads the code of a page before the router needs it. When the router cannot import a route's module, it reloads the
 * document, without limit; it uses modules that are already loaded.
 *
 * @returns null when all are loaded already
 * @throws (rejects) when a module cannot be loaded
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

/** The data structures of this document's router. */
function routerSources(): RouteModuleSources {
  return {
    routes: (pageRouter()?.routes ?? []) as RouteModuleSources['routes'],
    manifest: buildManifest().routes,
    modules: loadedRoutes(),
    load: (address) => import(/* @vite-ignore */ address),
  };
}
