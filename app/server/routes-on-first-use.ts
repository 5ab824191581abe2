/**
 * Routes whose code is loaded by their first request (decision 088): the start reads the code of no page.
 * `tools/vite/lazy-routes.ts` puts these in the place of the routes of the server's build.
 */
import type { ServerBuild } from '@remix-run/node';

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

/** What a route may export to be loaded later. All but the first two are called when one of those has answered. */
export const lazyExports = ['loader', 'action', 'default', 'headers', 'links', 'meta'] as const;
export type LazyExport = (typeof lazyExports)[number];

type Exports = Readonly<Partial<Record<LazyExport, (...args: readonly unknown[]) => unknown>>>;

/** Loads each route of the build whose code was not asked for yet. */
const notLoaded = new Set<() => Promise<unknown>>();

/**
 * @param load imports the route's module
 * @param exported names of what it exports; Remix decides by them what kind of route it is
 * @returns a module that Remix takes for the route's own. Its loader and its action wait for the code, and fail with
 *   the import's error; the next request tries again.
 */
export function routeOnFirstUse(load: () => Promise<object>, exported: readonly LazyExport[]): RouteModule {
  let loaded: Exports | null = null;

  async function ready(): Promise<Exports> {
    loaded ??= (await load()) as Exports;
    notLoaded.delete(ready);
    return loaded;
  }

  const standInFor = (name: LazyExport) => {
    if (name === 'loader' || name === 'action')
      return async (...args: readonly unknown[]) => (await ready())[name]?.(...args);
    return (...args: readonly unknown[]) => {
      if (!loaded) throw new Error(`${name} of a route was asked for before its loader or its action`);
      return loaded[name]?.(...args);
    };
  };
  notLoaded.add(ready);
  return Object.fromEntries(exported.map((name) => [name, standInFor(name)])) as unknown as RouteModule;
}

export interface Leisure {
  /** Waits, in milliseconds, and keeps no process alive. */
  pause: (milliseconds: number) => Promise<unknown>;
  isEnding: () => boolean;
}

/** Milliseconds before the first route nobody asked for, and between two: visitors of a new process come first. */
const afterStart = 2000;
const betweenTwo = 100;

/**
 * Loads the routes that nobody has asked for, one at a time: their first visitors do not wait for code, and a build
 * that is written over the one that runs takes no page away from it.
 *
 * @throws what an import throws
 */
export async function loadOtherRoutes({ pause, isEnding }: Leisure): Promise<void> {
  await pause(afterStart);
  for (const ready of [...notLoaded]) {
    if (isEnding()) return;
    if (!notLoaded.has(ready)) continue;
    await ready();
    await pause(betweenTwo);
  }
}
