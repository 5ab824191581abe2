/** The site as an HTTP server: the pipeline's steps in order, then Remix. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import sirv from 'sirv';
import { type Services, services } from '~/services.server';
import { sendFetchResponse, toFetchRequest } from './node-adapter';
import type { Exchange, Step } from './step';

export interface Site {
  server: Server;
  services: Services;
}

/** @param clientDirectory folder of the built assets and of `public` */
export function createSite(build: ServerBuild, clientDirectory: string): Site {
  const own = services();
  const steps: Step[] = [staticFiles(clientDirectory), remix(build, own)];

  const server = createServer(async (incoming, outgoing) => {
    try {
      await run(steps, own, incoming, outgoing);
    } catch (error) {
      own.log.error({ err: error }, 'request failed');
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    }
  });
  return { server, services: own };
}

async function run(steps: Step[], own: Services, incoming: IncomingMessage, outgoing: ServerResponse) {
  const exchange: Exchange = {
    incoming,
    outgoing,
    method: incoming.method ?? 'GET',
    url: new URL(incoming.url ?? '/', own.env.publicOrigin),
  };
  for (const step of steps) if (await step(exchange)) return;
}

function staticFiles(directory: string): Step {
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const immutable = pathname.startsWith('/assets/');
      response.setHeader(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  return ({ incoming, outgoing }) =>
    new Promise((resolve) => {
      outgoing.once('finish', () => resolve(true));
      serve(incoming, outgoing, () => resolve(false));
    });
}

function remix(build: ServerBuild, own: Services): Step {
  const handle = createRequestHandler(build, 'production');
  return async ({ incoming, outgoing, method }) => {
    const abort = new AbortController();
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) abort.abort();
    });
    const request = toFetchRequest(incoming, own.env.publicOrigin, abort.signal);
    await sendFetchResponse(outgoing, await handle(request), method);
    return true;
  };
}
