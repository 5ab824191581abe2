/** The composition root: the only place where environment, clock, content client and caches meet. */
import path from 'node:path';
import { createContentService, demoAccount, type FetchHandler } from '../content-service/handler';
import { createContentCache } from './content/cache.server';
import { type Answer, type ContentClient, createContentClient } from './content/client.server';
import type { Clock } from './content/clock';
import { createSession } from './content/session.server';
import { defaultLimits, networkFetch } from './content/transport.server';
import { type Env, parseEnv } from './env.server';
import { createLog, type Log } from './log.server';

export interface Services {
  env: Env;
  clock: Clock;
  log: Log;
  content: ContentClient;
  /** The embedded content service; null when `CONTENT_API_URL` is set. */
  embedded: FetchHandler | null;
}

/** Bytes of content kept in memory. */
const cacheBytes = 96 * 1024 * 1024;

/** Seconds a token of the embedded service lives: short, so that renewal is a matter of course. */
const embeddedTokenLifetime = 300;

export function createServices(env: Env, clock: Clock = Date.now): Services {
  const log = createLog(env.logLevel);
  const embedded = env.content.apiUrl === null ? embeddedService(env, clock) : null;
  const apiUrl = env.content.apiUrl ?? 'http://content.embedded/api';
  const fetch = embedded ?? networkFetch();
  const session = createSession({
    fetch,
    apiUrl,
    credentials: {
      username: env.content.username ?? demoAccount.username,
      password: env.content.password ?? demoAccount.password,
    },
    limits: defaultLimits,
    clock,
  });
  const content = createContentClient({
    fetch,
    apiUrl,
    session,
    cache: createContentCache<Answer>(cacheBytes, clock),
    limits: defaultLimits,
    namespace: env.content.namespace,
    log,
  });
  // One login at start-up (specification §4); without it the site starts all the same.
  session.token().catch((error: unknown) => log.warn({ err: error }, 'sign-in to the content service failed'));
  return { env, clock, log, content, embedded };
}

function embeddedService(env: Env, clock: Clock): FetchHandler {
  return createContentService({
    directory: path.resolve('content-service/data'),
    namespace: env.content.namespace,
    account: {
      username: env.content.username ?? demoAccount.username,
      password: env.content.password ?? demoAccount.password,
    },
    tokenLifetime: embeddedTokenLifetime,
    clock,
    mediaCache: path.resolve('node_modules/.cache/media'),
  });
}

let instance: Services | undefined;

/** The services of this process. */
export function services(): Services {
  instance ??= createServices(parseEnv(process.env));
  return instance;
}
