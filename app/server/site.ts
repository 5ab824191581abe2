/** The site as an HTTP server. */
import { createServer } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import { type Services, services } from '~/services.server';
import { createClients } from './clients';
import { announceEnd, createLifecycle, drain } from './lifecycle';
import { listen } from './listen';
import { requestIds } from './observe/request-id';
import { routePatterns } from './observe/route-pattern';
import { watchSite } from './observe/watch-site';
import { OneAudience } from './one-audience';
import { pipeline } from './pipeline';
import { requestListener } from './request-listener';
import { idleTimeout, serverLimits } from './server-limits';

export interface Site {
  services: Services;
  /** @returns the port @throws {EnvironmentError} when PORT or HOST cannot be listened on */
  listen(): Promise<number>;
  /** Finishes what is under way and stops; within ten seconds. */
  drain(): Promise<void>;
}

/** @param clientDirectory folder of the built assets and of `public` */
export function createSite(build: ServerBuild, clientDirectory: string): Site {
  const own = services();
  const { env, log } = own;
  const clients = createClients(env.trustedProxies);
  const lifecycle = createLifecycle();
  const routeOf = routePatterns(build.routes);
  const parts = pipeline({ build, clientDirectory, services: own, lifecycle, clients, routeOf });
  const server = createServer({ ...serverLimits, ServerResponse: OneAudience });
  server.timeout = idleTimeout;
  const watch = watchSite({ server, services: own, pipeline: parts, routeOf });
  server.on(
    'request',
    requestListener({
      steps: parts.steps,
      origin: env.publicOrigin,
      routeOf,
      idOf: requestIds(clients),
      prepare: (outgoing) => announceEnd(lifecycle, outgoing),
      observer: watch,
      log,
    }),
  );
  return {
    services: own,
    listen: () => listen(server, env),
    async drain() {
      await drain({ server, lifecycle, wait: env.drainSeconds * 1000 });
      watch.stop();
      await own.diskCopy?.flush();
    },
  };
}
