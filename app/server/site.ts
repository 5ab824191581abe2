/** The site as an HTTP server. */
import { createServer, type Server } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import { type Services, services } from '~/services.server';
import { announceEnd, createLifecycle, drain } from './lifecycle';
import { pipeline } from './pipeline';
import { runSteps, toExchange } from './run-steps';
import { refuse } from './step';

export interface Site {
  server: Server;
  services: Services;
  /** Finishes what is under way and stops; within ten seconds. */
  drain(): Promise<void>;
}

/** @param clientDirectory folder of the built assets and of `public` */
export function createSite(build: ServerBuild, clientDirectory: string): Site {
  const own = services();
  const lifecycle = createLifecycle();
  const steps = pipeline(build, clientDirectory, own, lifecycle);
  const server = createServer((incoming, outgoing) => {
    const exchange = toExchange(incoming, outgoing, own.env.publicOrigin);
    announceEnd(lifecycle, outgoing);
    const fail = (error: unknown) => {
      own.log.error({ err: error, path: exchange.target.split('?')[0] }, 'request failed');
      if (outgoing.headersSent) outgoing.destroy();
      else refuse(exchange, 500);
    };
    try {
      runSteps(steps, exchange)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  });
  return {
    server,
    services: own,
    async drain() {
      await drain({ server, lifecycle, wait: own.env.drainSeconds * 1000 });
      await own.diskCopy?.flush();
    },
  };
}
