/**
 * The site as it is booted, on a real socket and the embedded content service: its own pipeline, observer and server.
 * The test decides only the answers of its routes (`stand-in-build.ts`), and the clock of its pages.
 */
import { createServer } from 'node:http';
import path from 'node:path';
import { vi } from 'vitest';
import { currentUse } from '~/content/content-use.server';
import type { Env } from '~/env.server';
import { createMetrics } from '~/metrics.server';
import { createRouteFinder } from '~/server/addresses/route-pattern';
import { AudienceResponse } from '~/server/connections/audience-response';
import { createLifecycle, holdWhileClosing, type Lifecycle } from '~/server/connections/lifecycle';
import { spreadPipelined } from '~/server/connections/pipelining';
import { serverLimits } from '~/server/connections/server-limits';
import { builtFiles, type ClientFiles } from '~/server/http/client-files';
import { createClients } from '~/server/http/clients';
import { listen } from '~/server/listen';
import type { Observer } from '~/server/observe/observe';
import { requestIds } from '~/server/observe/request-id';
import type { PageCache } from '~/server/page-cache/page-cache';
import { type Pipeline, pipeline } from '~/server/pipeline';
import { requestListener } from '~/server/request-listener';
import { watchSite } from '~/server/watch-site';
import { type Services, services } from '~/services/services.server';
import { type Handle, page, standInBuild } from './stand-in-build';

export { ask, askUntil, fromTheSite, holdTime, post, type Reply, settle } from './ask';
export { page } from './stand-in-build';

/** The log, of the whole site. */
interface LogLine {
  level: 'info' | 'warn' | 'error';
  fields: Record<string, unknown>;
  message: string;
}

export interface SmallSite {
  port: number;
  /** Milliseconds since the start; the test moves them. Pages age by them, and signatures. */
  now: number;
  /** Answers for every route; the test exchanges it. */
  handle: Handle;
  /** Addresses rendered for all, and requests passed on unchanged. */
  rendered: string[];
  passedOn: string[];
  /** How many requests have arrived, and how many have been answered or given up. */
  arrivedCount: number;
  finishedCount: number;
  logged: LogLine[];
  cache: PageCache;
  pipeline: Pipeline;
  services: Services;
  lifecycle: Lifecycle;
  observer: Observer;
  /** More renders wait than the process can make. */
  overloaded: boolean;
  close(): Promise<void>;
}

export interface SiteChanges {
  env?: Partial<Env>;
  services?: Partial<Services>;
  files?: ClientFiles;
}

/** Settings with which the machine of the tests, and its load, do not matter. */
const testEnvironment: Partial<Env> = {
  production: true,
  port: 0,
  host: '127.0.0.1',
  publicOrigin: 'http://localhost:3000',
  overloadDelay: 1_000_000,
};

const startOfSite = 1_000_000;

export async function startSite(changes: SiteChanges = {}): Promise<SmallSite> {
  const realServices = services();
  const site = {
    now: startOfSite,
    handle: async (request) => page(new URL(request.url).pathname),
    rendered: [],
    passedOn: [],
    arrivedCount: 0,
    finishedCount: 0,
    logged: [],
    lifecycle: createLifecycle(),
  } as Partial<SmallSite> as SmallSite;
  const recordLine = (level: LogLine['level']) => (fields: Record<string, unknown>, message: string) =>
    void site.logged.push({ level, fields, message });
  const wall = realServices.clock();
  site.services = {
    ...realServices,
    env: { ...realServices.env, ...testEnvironment, ...changes.env },
    clock: () => wall + site.now - startOfSite,
    log: {
      info: recordLine('info'),
      warn: recordLine('warn'),
      error: recordLine('error'),
    } as unknown as Services['log'],
    metrics: createMetrics(false),
    ...changes.services,
  };
  const { env, log } = site.services;
  const build = standInBuild({
    handle(request, waitForTurn) {
      const address = request.url.slice(env.publicOrigin.length);
      if (currentUse()) site.rendered.push(address);
      else site.passedOn.push(`${request.method} ${address}`);
      return site.handle(request, waitForTurn);
    },
    failed: (error) => log.error({ err: error }, 'unhandled route error'),
  });
  // The time of `steadyClock`.
  const performanceClock = vi.spyOn(performance, 'now').mockImplementation(() => site.now);
  const clients = createClients(env.trustedProxies);
  const findRoute = createRouteFinder(build.routes);
  const routeOf = (path: string) => findRoute(path).pattern;
  site.pipeline = pipeline({
    build,
    files: changes.files ?? builtFiles(path.resolve('public'), log),
    services: site.services,
    lifecycle: site.lifecycle,
    clients,
    findRoute,
  });
  site.cache = site.pipeline.pages;
  const server = createServer({ ...serverLimits, ServerResponse: AudienceResponse });
  const siteWatch = watchSite({
    server,
    services: site.services,
    pipeline: site.pipeline,
    routeOf,
    routes: [],
  });
  site.observer = siteWatch;
  const listener = requestListener({
    steps: site.pipeline.steps,
    origin: env.publicOrigin,
    idOf: requestIds(clients),
    routeOf,
    observer: siteWatch,
    log,
  });
  server.on('request', (_, outgoing) => {
    site.arrivedCount += 1;
    outgoing.once('close', () => {
      site.finishedCount += 1;
    });
  });
  const answer = spreadPipelined(holdWhileClosing(site.lifecycle, listener));
  server.on('request', answer);
  server.on('checkContinue', answer);
  Object.defineProperty(site, 'overloaded', {
    set: (overloaded: boolean) =>
      void vi.spyOn(site.pipeline.renderQueue, 'waiting', 'get').mockReturnValue(overloaded ? 51 : 0),
  });
  site.port = await listen(server, env);
  site.close = async () => {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
    siteWatch.stop();
    site.pipeline.loop.stop();
    performanceClock.mockRestore();
  };
  return site;
}
