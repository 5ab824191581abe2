/** The site as an HTTP server. */
import { createServer, type RequestListener } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import { steadyClock } from '~/base/clock';
import { widestNetwork } from '~/base/widest-network';
import { type Services, services } from '~/services/services.server';
import { createRouteFinder, patternsById } from './addresses/route-pattern';
import { AudienceResponse } from './connections/audience-response';
import { boundConnections } from './connections/connections';
import { announceEnd, createLifecycle, drain, holdWhileClosing } from './connections/lifecycle';
import { spreadPipelined } from './connections/pipelining';
import { idleTimeout, maxFields, serverLimits } from './connections/server-limits';
import { builtFiles, type ClientFiles } from './http/client-files';
import { createClients } from './http/clients';
import { listen } from './listen';
import { requestIds } from './observe/request-id';
import { pipeline } from './pipeline';
import { reload } from './reload';
import { requestListener } from './request-listener';
import { longestStart, renderFirstPage } from './steps/first-page';
import { watchSite } from './watch-site';

export interface Site {
  services: Services;
  /**
   * Listens, and renders the first page.
   *
   * @returns the port, when that page is there or cannot be had
   * @throws {EnvironmentError} when PORT or HOST cannot be listened on
   */
  listen(): Promise<number>;
  /**
   * Reads the content again.
   *
   * @returns false if its files are invalid: the earlier content stays
   */
  reload(): boolean;
  /** Finishes open requests and stops; within ten seconds. */
  drain(): Promise<void>;
  /** Request listener for another server that listens instead; for development. */
  answer: RequestListener;
  /** Stops metrics and access log. */
  stop(): void;
}

/** Milliseconds from the signal to end to the end of listening, for probes of `/readyz` to see it. */
const drainPause = 3000;

/** @param client folder of the built assets and of `public`; or its replacement in development */
export function createSite(build: ServerBuild, client: string | ClientFiles): Site {
  const processServices = services();
  const { env, log } = processServices;
  const clients = createClients(env.trustedProxies);
  const lifecycle = createLifecycle();
  const findRoute = createRouteFinder(build.routes);
  const routeOf = (path: string) => findRoute(path).pattern;
  const files = typeof client === 'string' ? builtFiles(client, log) : client;
  const parts = pipeline({ build, files, services: processServices, lifecycle, clients, findRoute });
  const server = createServer({ ...serverLimits, ServerResponse: AudienceResponse });
  server.timeout = idleTimeout;
  // Further ones would be dropped unseen; `requestListener` refuses requests with one too many.
  server.maxHeadersCount = maxFields + 1;
  const routes = patternsById(build.routes).values();
  const watch = watchSite({ server, services: processServices, pipeline: parts, routeOf, routes });
  boundConnections(server, (socket) => {
    const network = clients.networkOfConnection(socket);
    return network && widestNetwork(network);
  });
  const listener = requestListener({
    steps: parts.steps,
    origin: env.publicOrigin,
    routeOf,
    idOf: requestIds(clients),
    prepare: (outgoing) => announceEnd(lifecycle, outgoing),
    observer: watch,
    log,
  });
  const answer = spreadPipelined(holdWhileClosing(lifecycle, listener));
  server.on('request', answer);
  // A client may wait to be asked for its body (`Expect: 100-continue`): it is asked when the body is read.
  server.on('checkContinue', answer);
  return {
    services: processServices,
    answer,
    stop: () => watch.stop(),
    reload: () => reload({ services: processServices, ...parts }),
    async listen() {
      lifecycle.patientUntil = steadyClock() + longestStart;
      const listening = listen(server, env);
      lifecycle.opening = listening.then(() => renderFirstPage(parts.school));
      const [port] = await Promise.all([listening, lifecycle.opening]);
      lifecycle.opening = null;
      return port;
    },
    async drain() {
      await drain({
        server,
        lifecycle,
        wait: drainPause,
        hold: (until) => parts.renderQueue.hold(until),
      });
      watch.stop();
      await processServices.diskCopy?.flush();
    },
  };
}
