/** The treatment of a request, in order. Each step answers or leaves it to the next. */
import type { ServerBuild } from '@remix-run/node';
import { steadyClock } from '~/base/clock';
import type { Services } from '~/services/services.server';
import { iconForms } from '~/site/look/icon-paths';
import { createSchoolIcons } from '~/site/look/school-icons.server';
import { routeMembership } from './addresses/route-pattern';
import { bodyStep, createBodyReader } from './bodies/read-body';
import type { Lifecycle } from './connections/lifecycle';
import { applyChange, changeEffects } from './content-hook/change-effects';
import { contentHook, hookAddress } from './content-hook/content-hook';
import { messageLimit } from './content-hook/message-limit';
import { purgeCaches } from './content-hook/purge-caches';
import type { ClientFiles } from './http/client-files';
import { type Clients, noticeForeignProxy } from './http/clients';
import { refuse, type Step } from './http/exchange';
import { type EventLoopWatch, watchEventLoop } from './observe/event-loop';
import { originCookies } from './origin/remember-origin';
import type { PageCache } from './page-cache/page-cache';
import type { RenderQueue } from './render/render-queue';
import { createRenderer } from './render/renderer';
import { byAddress, type StepsByAddress } from './run-steps';
import { answerLook } from './steps/answer-look';
import { createPages } from './steps/answer-pages';
import { answerPictures } from './steps/answer-pictures';
import { answerPreview } from './steps/answer-preview';
import { checkShape } from './steps/check-shape';
import { chosenLanguage } from './steps/chosen-language';
import { enterByLink } from './steps/enter-by-link';
import { health } from './steps/health';
import { limitRenders } from './steps/limit-renders';
import { limitPosts, limitSuggestions } from './steps/limit-requests';
import { forVisitors, recogniseEditor } from './steps/recognise-editor';
import { redirectToCanonical } from './steps/redirect-to-canonical';
import { remix } from './steps/remix';
import { guardUnsafeMethods } from './steps/same-origin-guard';
import { pageHeaders, securityOptionsOf, setSecurityHeaders } from './steps/security-headers';
import { createShownSchool, type ShownSchool, waitForFirstPage } from './steps/shown-school';
import { withdrawServiceWorker } from './steps/withdraw-service-worker';

/** Most queued renders before overload: about half a second of work. */
const mostWaiting = 50;
/** Renders at a time while the event loop is late. */
const mostWhenBehind = 2;

export interface Pipeline {
  steps: Step[];
  /** The page cache, for the metrics. */
  pages: PageCache;
  /** Renders the home page, unless it is there. */
  school: () => Promise<ShownSchool>;
  /** Tells the cache in front of the site of a change. */
  tellCaches: () => void;
  loop: EventLoopWatch;
  /** The queue of renders. */
  turns: RenderQueue;
  /** Requests refused so far because the process was behind. */
  refusals: () => number;
}

export interface PipelineOptions {
  build: ServerBuild;
  /** Scripts, styles and files of `public`. */
  files: ClientFiles;
  services: Services;
  lifecycle: Lifecycle;
  clients: Clients;
  /** Pattern of a path's route. */
  routeOf: (path: string) => string;
}

export function pipeline(options: PipelineOptions): Pipeline {
  const { build, files, services, lifecycle, clients, routeOf } = options;
  const { env, instances } = services;
  const { limits } = instances;
  const { adminOrigin } = env.preview;
  const loop = watchEventLoop(env.overloadDelay);
  const { render, renderForAll, renderWith, turns } = createRenderer(
    build,
    env.production ? 'production' : 'development',
  );
  const isBehind = () => loop.behind && steadyClock() >= lifecycle.patientUntil;
  // One slow render after another means a slow machine; several at once on a late loop mean overload.
  const isOverloaded = () =>
    turns.waiting > mostWaiting || (isBehind() && pages.cache.rendering >= mostWhenBehind);
  const security = securityOptionsOf(services);
  const headersOf = pageHeaders(security);
  const isRouteOf = routeMembership(build.routes);
  const cookiesOf = originCookies(services);
  const pages = createPages({
    build,
    render: renderForAll,
    networkOf: clients.networkOf,
    services,
    originCookies: cookiesOf,
    headersOf,
    routeOf,
    isRouteOf,
    isOverloaded,
    patientUntil: () => lifecycle.patientUntil,
    kept: files.built,
  });
  const school = createShownSchool({ ...services, cache: pages.cache, keys: pages.keys });
  const tellCaches = purgeCaches(services);
  const effects = changeEffects(services, pages.cache, tellCaches);
  instances.follow((change) => {
    effects.content(change);
    effects.pages(change);
  });
  services.planned.follow((change) => void applyChange(effects, change));
  const messages = messageLimit(env.content.purgeSecret, clients);
  const readBody = createBodyReader(clients);
  const renderLimit = limitRenders({
    clients,
    limits,
    limit: { renders: env.rendersPerMinute, seconds: 60 },
    originCookies: cookiesOf,
    isOverloaded,
  });
  const answerRest = remix({
    render,
    origin: env.publicOrigin,
    headersOf,
    originCookies: cookiesOf,
    networkOf: clients.networkOf,
  });
  const look = answerLook({ content: services.content, icons: createSchoolIcons(services.images) });
  const atFiles = [look, files.published];
  const probe = health({ lifecycle, school, ...services });
  const answerDrafts = answerPreview({
    services,
    renderWith,
    headersOf: pageHeaders({ ...security, framedBy: adminOrigin }),
  });
  const addresses: StepsByAddress = {
    ...Object.fromEntries([...files.addresses, ...Object.keys(iconForms)].map((file) => [file, atFiles])),
    '/assets/': atFiles,
    '/images/': [answerPictures(services.images)],
    [hookAddress]: [bodyStep(readBody, messages.of), contentHook(services, effects, messages.prove)],
    '/recherche/suggestions': [limitSuggestions(clients, limits)],
    '/login': [enterByLink(services.editors)],
    // Part of lazy route discovery, which is disabled (docs/architecture.md, 'Platform').
    '/__manifest': [(exchange) => refuse(exchange, 404)],
    ...(env.serviceWorker ? {} : { '/sw.js': [withdrawServiceWorker()] }),
  };
  const posts = [
    guardUnsafeMethods(env.publicOrigin),
    limitPosts(clients, limits, { requests: env.admissionsPostsPerMinute, seconds: 60 }),
    bodyStep(readBody),
    answerRest,
  ];
  const steps = [
    byAddress({ '/healthz': [probe], '/readyz': [probe] }),
    noticeForeignProxy(clients, services.log),
    waitForFirstPage(lifecycle),
    chosenLanguage(env),
    recogniseEditor(services.editors),
    forVisitors(pages.answerKept),
    // No kept page comes this far.
    setSecurityHeaders(env.publicOrigin),
    ...(files.built ? [] : [files.sources]),
    checkShape(env.publicOrigin, env.publicOriginConfigured),
    redirectToCanonical(services, renderLimit, pages.answerTo),
    ...(files.built ? [] : [look, files.published]),
    byAddress(addresses, { POST: posts }),
    // Nothing but pages comes this far.
    renderLimit.step((exchange) => exchange.editor === undefined && pages.joinsRender(exchange)),
    forVisitors(pages.answerRendered, answerDrafts),
    answerRest,
  ];
  return {
    steps,
    pages: pages.cache,
    school,
    tellCaches,
    loop,
    turns,
    refusals: () => renderLimit.refused,
  };
}
