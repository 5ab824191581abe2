/** The loading of content: service, account, cache, copies on disk. */
import path from 'node:path';
import { Gauge } from 'prom-client';
import { type Clock, steadyClock } from '~/base/clock';
import type { BoundaryReport } from '~/content/boundary-report';
import { type ContentCache, createContentCache } from '~/content/cache.server';
import { type ClientOptions, type ContentClient, createContentClient } from '~/content/client.server';
import { collectionPath, scheduledCollections } from '~/content/collections';
import { createDiskCopy, type DiskCopy } from '~/content/disk-copy.server';
import { embeddedOrigin, embeddedService, serviceAccount } from '~/content/embedded.server';
import { createLogin } from '~/content/login.server';
import { type Fetch, networkFetch } from '~/content/network-fetch.server';
import { createOutage, type Outage } from '~/content/outage';
import { createPauses, type Pauses } from '~/content/pauses';
import { planVisibilityChanges } from '~/content/plan-visibility-changes';
import { createPlannedChanges, type PlannedChanges } from '~/content/planned-changes';
import { createApiTokenSession, createSession, type Session } from '~/content/session.server';
import { signInAtStart } from '~/content/sign-in-at-start.server';
import { defaultCallLimits } from '~/content/transport.server';
import { createUpstream, type Upstream } from '~/content/upstream.server';
import { type Env, hasServiceElsewhere } from '~/env.server';
import type { Log } from '~/log.server';
import type { Metrics } from '~/metrics.server';
import type { Locale } from '../../content-model/rules/locale';

export interface ContentServices {
  /** The embedded content service; null when `CONTENT_API_URL` is set. */
  embedded: ReturnType<typeof embeddedService>;
  fetch: Fetch;
  upstream: Upstream;
  /** null for the embedded service, which is never away. */
  diskCopy: DiskCopy | null;
  contentCache: ContentCache;
  /** Entries that appear, or go, at a planned moment. */
  planned: PlannedChanges;
  /** Plans those of the embedded service, which names them all; those of another service are planned when they are read. */
  planEmbeddedEntries(): void;
  /** Options of a separate client, such as that of an editor. */
  access: Omit<ClientOptions, 'cache' | 'locale'>;
  contentIn(locale: Locale): ContentClient;
}

interface Sources {
  env: Env;
  clock: Clock;
  log: Log;
  report: BoundaryReport;
  metrics: Metrics;
}

/** A bundle with schemas and file reader, loaded only if it is used. */
const embeddedCode = hasServiceElsewhere ? null : await import('../../content-service/embedded/handler');

export function createContentServices(sources: Sources): ContentServices {
  const { env, clock, log, report } = sources;
  const { namespace } = env.content;
  const embedded = embeddedService(env, clock, embeddedCode?.createContentService ?? null);
  const apiUrl = env.content.apiUrl ?? `${embeddedOrigin}/api`;
  const fetch = embedded ?? networkFetch(env.proxies);
  const outage = createOutage();
  const upstream = observedUpstream(sources, fetch, outage);
  const diskCopy = embedded
    ? null
    : createDiskCopy({ directory: path.resolve(env.content.copyPath), clock, log });
  const pauses = createPauses(steadyClock);
  const contentCache = createContentCache({
    clock: steadyClock,
    pauses,
    log,
    onRefused: () => report.count('answer'),
    ...(diskCopy ? { copies: diskCopy } : {}),
  });
  const service = { upstream, apiUrl, pauses };
  const session = embedded ? accountSession(sources, service) : serviceSession(sources, service);
  const planned = createPlannedChanges(clock);
  const planEmbeddedEntries = () => {
    if (!embedded) return;
    for (const collection of scheduledCollections) {
      const entries = embedded.entriesAt(collectionPath(collection, namespace).slice(1));
      planVisibilityChanges(collection, namespace, entries, planned);
    }
  };
  planEmbeddedEntries();
  const isAway = () => outage.isUnderWay;
  const access = { upstream, apiUrl, session, pauses, isAway, planned, namespace, report };
  const contentIn = (locale: Locale) => createContentClient({ ...access, cache: contentCache, locale });
  signInAtStart({
    session,
    ask: () => contentIn('fr').read('/users/me'),
    hasAnswered: () => upstream.hasAnswered,
    log,
  });
  return {
    embedded,
    fetch,
    upstream,
    diskCopy,
    contentCache,
    planned,
    planEmbeddedEntries,
    access,
    contentIn,
  };
}

/** The calls to the service, measured; the log says when it is away, and when it is back. */
function observedUpstream({ log, metrics }: Sources, fetch: Fetch, outage: Outage): Upstream {
  new Gauge({
    name: 'site_content_away',
    help: 'Whether the content service does not answer: 1 from the third failure in a row to the first answers after it',
    registers: [metrics.registry],
    collect() {
      this.set(outage.isUnderWay ? 1 : 0);
    },
  });
  return createUpstream({
    fetch,
    limits: defaultCallLimits,
    onCall: ({ collection, outcome, seconds, error }) => {
      metrics.contentCalls.inc({ collection, outcome });
      if (seconds !== null) metrics.contentSeconds.observe({ collection }, seconds);
      const news = outage.note({ collection, outcome }, steadyClock());
      if (news?.kind === 'began')
        log.warn({ err: error, collection }, 'the content service is away: what was last good is shown');
      if (news?.kind === 'ended')
        log.info({ seconds: news.milliseconds / 1000, failed: news.failed }, 'the content service is back');
    },
  });
}

interface Service {
  upstream: Upstream;
  apiUrl: string;
  pauses: Pauses;
}

function serviceSession(sources: Sources, service: Service): Session {
  const { env, log } = sources;
  const apiToken = env.content.token;
  const { pauses } = service;
  return apiToken
    ? createApiTokenSession({ apiToken, clock: steadyClock, pauses, log })
    : accountSession(sources, service);
}

function accountSession({ env, clock, log }: Sources, service: Service): Session {
  const credentials = serviceAccount(env);
  const login = createLogin({ ...service, credentials });
  return createSession({ login, clock, pauses: service.pauses, log });
}
