/** The page cache of the site: what renders, what goes with each page, and who may have it. */
import type { ServerBuild } from '@remix-run/node';
import { steadyClock } from '~/content/clock';
import type { Services } from '~/services.server';
import { routeFinder } from './observe/route-pattern';
import { createPageCache, type PageCache } from './page-cache/page-cache';
import { renderForAll } from './page-cache/render-for-all';
import type { HeadersOf } from './page-cache/rendered-page';
import { type PageSteps, pageSteps } from './page-cache/steps';
import { originCookies } from './remember-origin';
import type { RemixHandler } from './remix';

export interface PagesOptions {
  build: ServerBuild;
  handle: RemixHandler;
  services: Services;
  headersOf: HeadersOf;
  routeOf: (path: string) => string;
  isOverloaded: () => boolean;
}

export interface Pages extends PageSteps {
  cache: PageCache;
}

export function createPages({
  build,
  handle,
  services,
  headersOf,
  routeOf,
  isOverloaded,
}: PagesOptions): Pages {
  const { env, log, upstream } = services;
  const cache = createPageCache({
    render: renderForAll(handle, env.publicOrigin),
    headersOf,
    sharedPages: env.sharedPages,
    maxBytes: env.pageCacheBytes,
    clock: steadyClock,
    log,
    worthRefreshing: () => upstream.worthAsking && !isOverloaded(),
  });
  const steps = pageSteps({
    cache,
    keys: { version: build.assets.version, isRouteOf: isRouteOf(build) },
    routeOf,
    host: env.publicOriginConfigured ? new URL(env.publicOrigin).host : null,
    originCookies: originCookies(services),
    isOverloaded,
  });
  return { cache, ...steps };
}

function isRouteOf({ routes }: ServerBuild): (path: string, id: string) => boolean {
  const find = routeFinder(routes);
  return (path, id) => find(path).matches.some(({ route }) => route.id === id);
}
