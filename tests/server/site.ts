/** A small site around a handler that stands for Remix: the pipeline's own steps on a real socket. */
import { createServer, type IncomingHttpHeaders, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { checkShape } from '~/server/check-shape';
import { createClients } from '~/server/clients';
import { limitBody } from '~/server/limit-body';
import type { Observer } from '~/server/observe/observe';
import { requestIds } from '~/server/observe/request-id';
import { OneAudience } from '~/server/one-audience';
import { createPageCache, type PageCache } from '~/server/page-cache/page-cache';
import { renderForAll } from '~/server/page-cache/render-for-all';
import { type PageSteps, pageSteps } from '~/server/page-cache/steps';
import { originCookies, rememberOrigin } from '~/server/remember-origin';
import { type RemixHandler, remix } from '~/server/remix';
import { requestListener } from '~/server/request-listener';
import { serverLimits } from '~/server/server-limits';
import { setSecurityHeaders } from '~/server/set-security-headers';
import { shedLoad } from '~/server/shed-load';
import type { Step } from '~/server/step';

export interface SmallSite {
  port: number;
  /** Milliseconds; the test moves them. */
  now: number;
  /** Stands for Remix; the test exchanges it. */
  handle: RemixHandler;
  /** Addresses rendered for all, and requests handed on as they came. */
  rendered: string[];
  handedOn: string[];
  cache: PageCache;
  joinsRender: PageSteps['joinsRender'];
  /** Whether the content service is worth asking. */
  worthRefreshing: boolean;
  overloaded: boolean;
  /** Notes the answers; none at first. */
  observer?: Observer;
  /** Told of what failed. */
  logError?: (fields: unknown) => void;
  close(): Promise<void>;
}

export const publicOrigin = 'http://localhost:3000';
const env = { publicOrigin, publicOriginConfigured: false, originTrackingNeedsConsent: false } as Parameters<
  typeof originCookies
>[0]['env'];

/**
 * @param before steps between the shape check and the render
 * @param deadline milliseconds a visitor waits for a render
 * @param sharedPages whether a cache in front may keep pages
 */
export async function startSite(
  before: Step[] = [],
  deadline?: number,
  trustedProxies: readonly string[] = [],
  sharedPages = false,
): Promise<SmallSite> {
  const site = {
    now: 1_000_000,
    rendered: [],
    handedOn: [],
    worthRefreshing: true,
    overloaded: false,
  } as unknown as SmallSite;
  site.handle = async (request) => page(new URL(request.url).pathname);
  const render = renderForAll((request) => site.handle(request), publicOrigin);
  site.cache = createPageCache({
    render(asked) {
      site.rendered.push(asked.target);
      return render(asked);
    },
    headersOf: () => ({ 'x-content-type-options': 'nosniff' }),
    sharedPages,
    maxBytes: 16 * 1024 * 1024,
    clock: () => site.now,
    log: { warn: () => undefined },
    worthRefreshing: () => site.worthRefreshing,
    ...(deadline === undefined ? {} : { deadline }),
  });
  const { answerKept, answerRendered, joinsRender } = pageSteps({
    cache: site.cache,
    keys: { version: 'b1', isRouteOf: (_, id) => id === 'root' || id === 'routes/programmes' },
    routeOf: (path) => (path.includes('@') || path.includes('%40') ? '/*' : path),
    host: null,
    originCookies: originCookies({ env, clock: () => site.now }),
    isOverloaded: () => site.overloaded,
  });
  site.joinsRender = joinsRender;
  const handOn: RemixHandler = (request) => {
    site.handedOn.push(`${request.method} ${request.url.slice(publicOrigin.length)}`);
    return site.handle(request);
  };
  const steps: Step[] = [
    answerKept,
    setSecurityHeaders(publicOrigin),
    checkShape(publicOrigin, false),
    limitBody(),
    ...before,
    answerRendered,
    rememberOrigin({ env, clock: () => site.now }),
    shedLoad(() => site.overloaded).step,
    remix(handOn, publicOrigin, () => ({})),
  ];
  const server = createServer(
    { ...serverLimits, ServerResponse: OneAudience },
    requestListener({
      steps,
      origin: publicOrigin,
      idOf: requestIds(createClients(trustedProxies)),
      routeOf: () => '/*',
      observer: { answered: (...answer) => site.observer?.answered(...answer) },
      log: { error: (fields: unknown) => site.logError?.(fields) },
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site.port = (server.address() as AddressInfo).port;
  site.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return site;
}

/** A document as Remix answers it. */
export function page(text: string, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html><html lang="fr"><body>${text}${filler}</body></html>`, {
    ...init,
    headers,
  });
}

const filler = Array.from(
  { length: 80 },
  (_, index) => `<p>Promotion ${index * 7919}, groupe ${index % 7}</p>`,
).join('');

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  body: Buffer;
  text: string;
}

export function ask(
  { port }: { port: number },
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = send({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: received } = response;
        resolve({
          status,
          headers: received,
          body: whole,
          text: decode(whole, received['content-encoding']),
        });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

function decode(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString('utf8');
  return encoding === 'gzip' ? gunzipSync(body).toString('utf8') : body.toString('utf8');
}

/** A moment, in which what should not happen could. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

/** Asks until the answer shows what runs behind the visitors' backs. */
export async function askUntil(site: { port: number }, path: string, text: string): Promise<Reply> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const reply = await ask(site, path);
    if (reply.text.includes(text)) return reply;
    await settle();
  }
  throw new Error(`${path} never said ${text}`);
}
