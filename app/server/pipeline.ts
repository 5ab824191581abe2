/** The steps of a request, in order: each answers it, or leaves it to the next. */
import type { ServerBuild } from '@remix-run/node';
import { steadyClock } from '~/base/clock';
import type { Services } from '~/services/services.server';
import { iconForms } from '~/site/look/icon-paths';
import { createSchoolIcons } from '~/site/look/school-icons.server';
import type { FindRoute } from './addresses/route-pattern';
import { bodyStep, createBodyReader, type ReadBody } from './bodies/read-body';
import type { Lifecycle } from './connections/lifecycle';
import { type ChangeEffects, changeEffects, followChanges } from './content-hook/change-effects';
import { contentHook, hookAddress } from './content-hook/content-hook';
import { messageLimit } from './content-hook/message-limit';
import { createCachePurge } from './content-hook/purge-caches';
import type { ClientFiles } from './http/client-files';
import { type Clients, warnOfUntrustedProxy } from './http/clients';
import { refuse, type Step } from './http/exchange';
import { type EventLoopWatch, watchEventLoop } from './observe/event-loop';
import { originCookies } from './origin/remember-origin';
import type { PageCache } from './page-cache/page-cache';
import type { RenderQueue } from './render/render-queue';
import { createRenderer } from './render/renderer';
import { byAddress, type StepsByAddress } from './run-steps';
import { answerLook } from './steps/answer-look';
import { answerPictures } from './steps/answer-pictures';
import { answerPreview } from './steps/answer-preview';
import { checkShape } from './steps/check-shape';
import { chooseLanguage } from './steps/choose-language';
import { createPages } from './steps/create-pages';
import { waitForFirstPage } from './steps/first-page';
import { forVisitors } from './steps/for-visitors';
import { health } from './steps/health';
import { limitRenders } from './steps/limit-renders';
import { limitPosts, limitSuggestions } from './steps/limit-requests';
import { recogniseEditor } from './steps/recognise-editor';
import { redirectToCanonical } from './steps/redirect-to-canonical';
import { remix } from './steps/remix';
import { guardUnsafeMethods } from './steps/same-origin-guard';
import { createSchoolStatus, type SchoolStatus } from './steps/school-status';
import { pageHeaders, securityOptionsOf, setSecurityHeaders } from './steps/security-headers';
import { signInByLink } from './steps/sign-in-by-link';
import { withdrawServiceWorker } from './steps/withdraw-service-worker';

/** Queued renders that mean overload: about half a second of work. */
const maxQueuedRenders = 50;
/** Concurrent renders that mean overload while the event loop is late. */
const maxRendersWhenBehind = 2;

export interface Pipeline {
  steps: Step[];
  /** The page cache, for the metrics. */
  pages: PageCache;
  /** Renders the home page, unless it is there. */
  school: () => Promise<SchoolStatus>;
  /** Purges the cache in front of the site after a change. */
  purgeCaches: () => void;
  loop: EventLoopWatch;
  renderQueue: RenderQueue;
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
  findRoute: FindRoute;
}

export function pipeline(options: PipelineOptions): Pipeline {
  const { build, files, services, lifecycle, clients, findRoute } = options;
  const { env, instances } = services;
  const { networkOf } = clients;
  const security = securityOptionsOf(services);
  const headersOf = pageHeaders(security);
  const cookiesOf = originCookies(services);

  const mode = env.production ? 'production' : 'development';
  const { render, renderForAll, renderWith, queue } = createRenderer(build, mode, findRoute);
  const loop = watchEventLoop(env.overloadDelay);
  const isBehind = () => loop.isBehind && steadyClock() >= lifecycle.patientUntil;
  // One slow render after another means a slow machine; several at once on a late loop mean overload.
  const isOverloaded = () =>
    queue.waiting > maxQueuedRenders || (isBehind() && pages.cache.rendering >= maxRendersWhenBehind);
  const pages = createPages({
    build,
    render: renderForAll,
    networkOf,
    services,
    originCookies: cookiesOf,
    headersOf,
    routeOf: (path) => findRoute(path).pattern,
    isRouteOf: (path, id) => findRoute(path).ids.includes(id),
    isOverloaded,
    patientUntil: () => lifecycle.patientUntil,
    areCached: files.built,
  });
  const school = createSchoolStatus({ ...services, cache: pages.cache, keys: pages.keys });
  const purgeCaches = createCachePurge(services);
  const effects = changeEffects(services, pages.cache, purgeCaches);
  followChanges(services, effects);

  const readBody = createBodyReader(clients);
  const renderLimit = limitRenders({
    clients,
    limits: instances.limits,
    limit: { renders: env.rendersPerMinute, seconds: 60 },
    originCookies: cookiesOf,
    isOverloaded,
  });
  const look = answerLook({ content: services.content, icons: createSchoolIcons(services.images) });
  const probe = health({ lifecycle, school, ...services });
  const answerDrafts = answerPreview({
    services,
    renderWith,
    headersOf: pageHeaders({ ...security, framedBy: env.preview.adminOrigin }),
  });
  const answerByRemix = remix({
    render,
    origin: env.publicOrigin,
    headersOf,
    originCookies: cookiesOf,
    networkOf,
  });
  const addresses = stepsByAddress(options, { look, readBody, effects });
  const posts = [
    guardUnsafeMethods(env.publicOrigin),
    limitPosts(clients, instances.limits, { requests: env.admissionsPostsPerMinute, seconds: 60 }),
    bodyStep(readBody),
    answerByRemix,
  ];
  const steps = [
    byAddress({ '/healthz': [probe], '/readyz': [probe] }),
    warnOfUntrustedProxy(clients, services.log),
    waitForFirstPage(lifecycle),
    chooseLanguage(env),
    recogniseEditor(services.editors),
    forVisitors(pages.answerCached),
    // Requests that a kept page has answered do not come this far.
    setSecurityHeaders(env.publicOrigin),
    ...(files.built ? [] : [files.sources]),
    checkShape(env.publicOrigin, env.publicOriginConfigured),
    redirectToCanonical(services, renderLimit, pages.answerTo),
    ...(files.built ? [] : [look, files.published]),
    byAddress(addresses, { POST: posts }),
    // Only requests for pages come this far.
    renderLimit.step((exchange) => exchange.editor === undefined && pages.joinsRender(exchange)),
    forVisitors(pages.answerRendered, answerDrafts),
    answerByRemix,
  ];
  return {
    steps,
    pages: pages.cache,
    school,
    purgeCaches,
    loop,
    renderQueue: queue,
    refusals: () => renderLimit.refused,
  };
}

interface SharedSteps {
  look: Step;
  readBody: ReadBody;
  effects: ChangeEffects;
}

/** What answers one address, or the addresses below one segment. */
function stepsByAddress(
  { files, services, clients }: PipelineOptions,
  { look, readBody, effects }: SharedSteps,
): StepsByAddress {
  const { env, instances } = services;
  const fileSteps = [look, files.published];
  const fileAddresses = [...files.addresses, ...Object.keys(iconForms)];
  const messages = messageLimit(env.content.purgeSecret, clients);
  return {
    ...Object.fromEntries(fileAddresses.map((address) => [address, fileSteps])),
    '/assets/': fileSteps,
    '/images/': [answerPictures(services.images)],
    [hookAddress]: [bodyStep(readBody, messages.bytesFor), contentHook(services, effects, messages.prove)],
    '/recherche/suggestions': [limitSuggestions(clients, instances.limits)],
    '/login': [signInByLink(services.editors)],
    // Part of lazy route discovery, which is disabled (docs/architecture.md, 'Platform').
    '/__manifest': [(exchange) => refuse(exchange, 404)],
    ...(env.serviceWorker ? {} : { '/sw.js': [withdrawServiceWorker()] }),
  };
}
