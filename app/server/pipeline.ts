/** What happens to a request, in order. Each step answers or leaves it to the next. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerBuild } from '@remix-run/node';
import type { ContentChange } from '~/content/content-use.server';
import type { Services } from '~/services.server';
import { answerPictures } from './answer-pictures';
import { carriedOrigin } from './carried-origin/carried-origin';
import { checkShape } from './check-shape';
import { chosenLanguage } from './chosen-language';
import type { ClientFiles } from './client-files';
import { type Clients, noticeForeignProxy } from './clients';
import { contentHook, hookAddress } from './content-hook/content-hook';
import { messageLimit } from './content-hook/message-limit';
import { touchedBy } from './content-hook/touched-by';
import { type EventLoopWatch, watchEventLoop } from './event-loop';
import { createFirstScreens, type FirstScreens } from './first-screens/first-screens';
import { keptPageAt } from './first-screens/kept-page-at';
import { pagesOfChange } from './first-screens/pages-of-change';
import { health } from './health';
import type { Lifecycle } from './lifecycle';
import { type Bodies, bodyReader, createBodies } from './limit-body';
import { limitRenders } from './limit-renders';
import { limitPosts, limitSuggestions } from './limit-requests';
import { patternsById, routeMembership } from './observe/route-pattern';
import { tracedRenders } from './observe/traced-renders';
import type { PageCache } from './page-cache/page-cache';
import { createPages } from './pages';
import { answerPreview } from './preview/answer-preview';
import { enterByLink } from './preview/enter-by-link';
import { forVisitors, recogniseEditor } from './preview/recognise-editor';
import { redirectShared } from './redirect-shared';
import { redirectToCanonical } from './redirect-to-canonical';
import { refuseActionless } from './refuse-actionless';
import { refuseForeignData } from './refuse-foreign-data';
import { originCookies, rememberOrigin } from './remember-origin';
import { remix } from './remix';
import type { RenderQueue } from './render/render-queue';
import { createRenderer } from './render/renderer';
import { guardUnsafeMethods } from './same-origin-guard';
import { pageHeaders, securityOptionsOf, setSecurityHeaders } from './set-security-headers';
import { renewedBy } from './shared-caches/renewed-by';
import { toldBy } from './shared-caches/told-by';
import { shedLoad } from './shed-load';
import { createShownSchool } from './shown-school';
import type { Exchange, Step } from './step';
import { longestReport, takeVitals } from './web-vitals/take-vitals';
import { vitalsMetrics } from './web-vitals/vitals-metrics';
import { withdrawServiceWorker } from './withdraw-service-worker';

/** Most queued renders before overload: about half a second of work. */
const mostWaiting = 50;
/** Renders at a time while the event loop is late. */
const mostWhenBehind = 2;

export interface Pipeline {
  steps: Step[];
  /** What takes the body of each request. */
  bodies: Bodies;
  /** The page cache, for the metrics. */
  pages: PageCache;
  /** Started when the site listens. */
  firstScreens: FirstScreens;
  /** Tells the caches in front of the site of a change. */
  tellCaches: (change: ContentChange) => void;
  loop: EventLoopWatch;
  /** The queue of renders. */
  turns: RenderQueue;
  /** Requests refused so far because the process was behind. */
  refusals: () => number;
}

export interface PipelineOptions {
  build: ServerBuild;
  /** Where scripts, styles and files of `public` come from. */
  files: ClientFiles;
  services: Services;
  lifecycle: Lifecycle;
  clients: Clients;
  /** Pattern of the route a path belongs to. */
  routeOf: (path: string) => string;
}

export function pipeline(options: PipelineOptions): Pipeline {
  const { build, files, services, lifecycle, clients, routeOf } = options;
  const { env, instances } = services;
  const { limits } = instances;
  const { adminOrigin } = env.preview;
  const loop = watchEventLoop(env.overloadDelay);
  const renderer = createRenderer(build, env.production ? 'production' : 'development');
  const { render, renderWith, turns } = tracedRenders(renderer, routeOf);
  // One slow render after another means a slow machine; several at once on a late loop mean overload.
  const isOverloaded = () =>
    turns.waiting > mostWaiting || (loop.behind && pages.cache.rendering >= mostWhenBehind);
  const security = securityOptionsOf(services);
  const headersOf = pageHeaders(security);
  const isRouteOf = routeMembership(build.routes);
  const renew = renewedBy(services);
  const pages = createPages({
    build,
    render,
    services,
    headersOf,
    routeOf,
    isRouteOf,
    isOverloaded,
    kept: files.built,
    ...(renew ? { onChange: (change, targets) => renew([...pagesOfChange(change), ...targets]) } : {}),
  });
  const school = createShownSchool({ ...services, cache: pages.cache, keys: pages.keys });
  const firstScreens = createFirstScreens({
    pageAt: keptPageAt(pages.cache, pages.keys),
    pagesOf: pagesOfChange,
    prepare: (request) => services.images.prepare(request),
    hasHome: async () => 'name' in (await school()),
    isBusy: () => isOverloaded() || !services.upstream.worthAsking,
    isEnding: () => lifecycle.draining,
    pause: (milliseconds) => pause(milliseconds, undefined, { ref: false }),
  });
  const shedding = shedLoad(isOverloaded);
  const tellCaches = toldBy(services);
  const touched = touchedBy(services, pages.cache, firstScreens, tellCaches);
  instances.follow((change) => {
    touched.content(change);
    touched.pages(change);
  });
  const messages = messageLimit(env.content.purgeSecret, clients);
  const bodies = createBodies(clients);
  const isMessage = ({ target, method }: Exchange) =>
    env.content.purgeSecret !== undefined && target === hookAddress && method === 'POST';
  const renderLimit = limitRenders({
    clients,
    limits,
    limit: { renders: env.rendersPerMinute, seconds: 60 },
    originCookies: originCookies(services),
  });
  const steps = [
    noticeForeignProxy(clients, services.log),
    health({ lifecycle, school, homeIsReady: firstScreens.homeIsReady, ...services }),
    chosenLanguage(env),
    recogniseEditor(services.editors),
    forVisitors(pages.answerKept),
    setSecurityHeaders(env.publicOrigin),
    files.sources,
    checkShape(env.publicOrigin, env.publicOriginConfigured),
    bodyReader(bodies, isMessage, messages.of),
    contentHook(touched, messages.prove),
    redirectToCanonical(services, renderLimit),
    withdrawServiceWorker(!env.serviceWorker),
    files.published,
    answerPictures(services.images),
    guardUnsafeMethods(env.publicOrigin),
    refuseForeignData(isRouteOf),
    takeVitals({
      share: env.webVitalsSample,
      clients,
      templates: patternsById(build.routes),
      metrics: vitalsMetrics(services.metrics.registry),
      read: (exchange) => bodies.read(exchange, longestReport),
    }),
    refuseActionless(build.routes),
    limitPosts(clients, limits, { requests: env.admissionsPostsPerMinute, seconds: 60 }),
    limitSuggestions(clients, limits),
    bodyReader(bodies),
    enterByLink(services.editors, clients),
    renderLimit.step((exchange) => exchange.editor === undefined && pages.joinsRender(exchange)),
    redirectShared({ ...env, enforceHost: env.publicOriginConfigured, answerTo: pages.answerTo }),
    answerPreview({ services, renderWith, headersOf: pageHeaders({ ...security, framedBy: adminOrigin }) }),
    pages.answerRendered,
    rememberOrigin(services),
    shedding.step,
    remix({
      render,
      origin: env.publicOrigin,
      headersOf,
      carriedOrigin: carriedOrigin(services),
      networkOf: clients.networkOf,
    }),
  ];
  return {
    steps,
    bodies,
    pages: pages.cache,
    firstScreens,
    tellCaches,
    loop,
    turns,
    refusals: () => shedding.refused,
  };
}
