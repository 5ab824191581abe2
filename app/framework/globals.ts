/** Remix's globals in the browser. No other code reads them, except the entries. */

type Router = typeof window.__remixRouter;

/** The page's router; undefined before it is hydrated. */
export const pageRouter = (): Router | undefined => window.__remixRouter;

/** Files of the build, which every page names: its version, and the modules of its routes by their id. */
export const buildManifest = (): typeof window.__remixManifest => window.__remixManifest;

/** The modules of routes that are loaded, by id; the router uses them and adds to them. */
export const loadedRoutes = (): Record<string, unknown> => window.__remixRouteModules;

/** Sets the modules of routes that are loaded, before the entry is. */
export function setLoadedRoutes(modules: Readonly<Record<string, unknown>>): void {
  window.__remixRouteModules = modules as typeof window.__remixRouteModules;
}

/** The router's key of an entry of the history, by the entry's state; its default for an entry that it has not made. */
export const routerKeyOf = (state: unknown): string => (state as { key?: string } | null)?.key ?? 'default';

/** Whether the document that was served is an error page. */
export const wasServedFailed = (): boolean => Boolean(window.__remixContext.state.errors);
