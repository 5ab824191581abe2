/** The site as an HTTP server. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import { type Services, services } from '~/services.server';
import { pipeline } from './pipeline';
import { type Exchange, refuse, type Step } from './step';

export interface Site {
  server: Server;
  services: Services;
}

/** @param clientDirectory folder of the built assets and of `public` */
export function createSite(build: ServerBuild, clientDirectory: string): Site {
  const own = services();
  const steps = pipeline(build, clientDirectory, own);
  const server = createServer(async (incoming, outgoing) => {
    const exchange = exchangeOf(incoming, outgoing, own.env.publicOrigin);
    try {
      await run(steps, exchange);
    } catch (error) {
      own.log.error({ err: error, path: exchange.target.split('?')[0] }, 'request failed');
      if (outgoing.headersSent) outgoing.destroy();
      else refuse(exchange, 500);
    }
  });
  return { server, services: own };
}

async function run(steps: readonly Step[], exchange: Exchange): Promise<void> {
  for (const step of steps) if (await step(exchange)) return;
}

function exchangeOf(incoming: IncomingMessage, outgoing: ServerResponse, origin: string): Exchange {
  const target = incoming.url ?? '/';
  let url: URL | undefined;
  return {
    incoming,
    outgoing,
    target,
    method: incoming.method ?? 'GET',
    get url() {
      url ??= new URL(`${origin}${target}`);
      return url;
    },
  };
}
