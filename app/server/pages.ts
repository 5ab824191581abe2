/** Creates the site's page cache and its pipeline steps. */
import type { IncomingMessage } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import { steadyClock } from '~/base/clock';
import type { Services } from '~/services/services.server';
import { originCookies } from './origin/remember-origin';
import { createPageCache, type PageCache } from './page-cache/page-cache';
import { askedPage, type KeyOptions } from './page-cache/page-key';
import type { HeadersOf } from './page-cache/render-page';
import { RenderTooSlow } from './page-cache/within';
import type { Render } from './render/rendered';
import { type PageSteps, pageSteps } from './steps/answer-pages';

export interface PagesOptions {
  build: ServerBuild;
  /** Renders for all visitors. */
  render: Render;
  networkOf: (incoming: IncomingMessage) => string;
  services: Services;
  headersOf: HeadersOf;
  routeOf: (path: string) => string;
  isRouteOf: KeyOptions['isRouteOf'];
  isOverloaded: () => boolean;
  patientUntil: () => number;
  /** Whether pages are cached: not in development. */
  kept: boolean;
}

export interface Pages extends PageSteps {
  cache: PageCache;
  /** Options of the cache keys, for this build. */
  keys: KeyOptions;
  /** The answer to a visitor's path: a kept page, or a render. */
  answerTo(path: string): Promise<{ status: number; location: string | null }>;
}

export function createPages({
  build,
  render,
  networkOf,
  services,
  headersOf,
  routeOf,
  isRouteOf,
  isOverloaded,
  patientUntil,
  kept,
}: PagesOptions): Pages {
  const { env, log, upstream } = services;
  const cache = createPageCache({
    render,
    origin: env.publicOrigin,
    headersOf,
    sharedPages: env.sharedPages,
    maxBytes: kept ? env.pageCacheBytes : 0,
    clock: steadyClock,
    log,
    patientUntil,
    mayRefresh: () => upstream.takesCalls && !isOverloaded(),
  });
  const keys = { version: build.assets.version, isRouteOf };
  const steps = pageSteps({
    cache,
    keys,
    routeOf,
    host: env.publicOriginConfigured ? new URL(env.publicOrigin).host : null,
    originCookies: originCookies(services),
    networkOf,
  });
  async function answerTo(path: string) {
    const asked = askedPage(path, keys);
    if (!asked) {
      const { status, headers } = await render(new Request(`${env.publicOrigin}${path}`));
      return { status, location: headers.get('location') };
    }
    try {
      return ((await cache.find(asked)) ?? (await cache.obtain(asked)).page).response;
    } catch (error) {
      if (error instanceof RenderTooSlow) return { status: 503, location: null };
      throw error;
    }
  }
  return { cache, keys, answerTo, ...steps };
}
