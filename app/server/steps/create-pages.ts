/** The site's page cache, with its steps of the pipeline and the answers that redirects ask for. */
import type { IncomingMessage } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import { steadyClock } from '~/base/clock';
import type { Services } from '~/services/services.server';
import type { OriginCookies } from '../origin/remember-origin';
import { createPageCache, type PageCache } from '../page-cache/page-cache';
import { type KeyOptions, toPageRequest } from '../page-cache/page-key';
import type { HeadersOf } from '../page-cache/render-page';
import { RenderTooSlow } from '../page-cache/within';
import type { Render } from '../render/rendered';
import { type PageSteps, pageSteps } from './answer-pages';

interface PagesOptions {
  build: ServerBuild;
  /** Renders for all visitors. */
  render: Render;
  networkOf: (incoming: IncomingMessage) => string;
  services: Services;
  originCookies: OriginCookies;
  headersOf: HeadersOf;
  routeOf: (path: string) => string;
  isRouteOf: KeyOptions['isRouteOf'];
  isOverloaded: () => boolean;
  patientUntil: () => number;
  /** Whether pages are cached: not in development. */
  areCached: boolean;
}

/** What a path answers, as far as a redirect to it needs to know. */
interface PathAnswer {
  status: number;
  location: string | null;
}

export interface Pages extends PageSteps {
  cache: PageCache;
  /** Options of the cache keys, for this build. */
  keys: KeyOptions;
  /** The answer to a visitor's path: a kept page, or a render if that is admitted; null: it is not. */
  answerTo(path: string, admit: () => Promise<boolean>): Promise<PathAnswer | null>;
}

export function createPages(options: PagesOptions): Pages {
  const { build, render, services, originCookies, headersOf, routeOf, isOverloaded } = options;
  const { env, log, upstream } = services;
  const cache = createPageCache({
    render,
    origin: env.publicOrigin,
    headersOf,
    sharedPages: env.sharedPages,
    maxBytes: options.areCached ? env.pageCacheBytes : 0,
    clock: steadyClock,
    log,
    patientUntil: options.patientUntil,
    mayRefresh: () => upstream.takesCalls && !isOverloaded(),
  });
  const keys = { version: build.assets.version, isRouteOf: options.isRouteOf };
  const steps = pageSteps({
    cache,
    keys,
    routeOf,
    host: env.publicOriginConfigured ? new URL(env.publicOrigin).host : null,
    originCookies,
    networkOf: options.networkOf,
  });

  async function answerTo(path: string, admit: () => Promise<boolean>): Promise<PathAnswer | null> {
    const pageRequest = toPageRequest(path, keys);
    const cachedPage = pageRequest && (await cache.find(pageRequest));
    if (cachedPage) return cachedPage.response;
    if (!(await admit())) return null;
    if (!pageRequest) {
      const { status, headers } = await render(new Request(`${env.publicOrigin}${path}`));
      return { status, location: headers.get('location') };
    }
    try {
      return (await cache.obtain(pageRequest)).page.response;
    } catch (error) {
      if (error instanceof RenderTooSlow) return { status: 503, location: null };
      throw error;
    }
  }

  return { cache, keys, answerTo, ...steps };
}
