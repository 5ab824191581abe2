/** The embedded content service as the tests use it: the real one, with its fault switch. */

import path from 'node:path';
import { troubleLimit } from '~/log.server';
import { createRepeatedLines, lineKey } from '~/repeated-lines';
import { type BoundaryReport, createBoundaryReport } from '../../app/content/boundary-report';
import {
  type CacheSizes,
  type ContentCache,
  type Copies,
  createContentCache,
  defaultSizes,
} from '../../app/content/cache.server';
import { type ClientOptions, createContentClient } from '../../app/content/client.server';
import { createLogin } from '../../app/content/login.server';
import type { Fetch } from '../../app/content/network-fetch.server';
import { createPauses, type Pauses } from '../../app/content/pauses';
import { createPlannedChanges, type PlannedChanges } from '../../app/content/planned-changes';
import { createSession } from '../../app/content/session.server';
import { type CallLimits, defaultCallLimits } from '../../app/content/transport.server';
import { createUpstream, type Upstream } from '../../app/content/upstream.server';
import { withFaults } from '../../content-service/embedded/faults';
import { createContentService, demoAccount } from '../../content-service/embedded/handler';
import { loadContent } from '../../content-service/embedded/load';

export const apiUrl = 'http://content.embedded/api';

/** A moment the relative dates of the data start from. */
export const startOfService = new Date('2026-11-20T09:00:00Z');

export interface Rig {
  now: number;
  faults: ReturnType<typeof withFaults>;
  content: ReturnType<typeof createContentClient>;
  /** What another client on the same service is made of. */
  access: Omit<ClientOptions, 'cache' | 'locale'>;
  planned: PlannedChanges;
  upstream: Upstream;
  cache: ContentCache;
  report: BoundaryReport;
  pauses: Pauses;
  warnings: { fields: Record<string, unknown>; message: string }[];
}

const directory = path.resolve('content-service/data');
/** Read once for all tests: nothing changes it. */
const data = loadContent(directory);

export interface RigChanges {
  limits?: Partial<CallLimits>;
  /** Seconds. */
  tokenLifetime?: number;
  copies?: Copies;
  /** Bytes of answers kept in memory, by part. */
  sizes?: Partial<CacheSizes>;
  /** Changes an answer of the service before the client sees it. */
  spoil?: (request: Request, response: Response) => Promise<Response>;
  /** Whether nothing is answered. */
  isAway?: () => boolean;
  /** Changes the requests to the service. */
  rewrite?: (request: Request) => Request;
}

/** A content client on the embedded service, with a clock the test moves. */
export function createRig(changes: RigChanges = {}): Rig {
  const rig = { now: startOfService.getTime(), warnings: [] } as unknown as Rig;
  const clock = () => rig.now;
  rig.faults = withFaults(
    createContentService({
      directory,
      data,
      namespace: 'iet',
      account: demoAccount,
      tokenLifetime: changes.tokenLifetime ?? 300,
      clock,
    }),
  );
  const limits = { ...defaultCallLimits, ...changes.limits };
  const { spoil, rewrite = (request: Request) => request } = changes;
  const fetch: Fetch = async (request) => {
    if (!spoil) return rig.faults.handler(rewrite(request));
    const sent = request.clone();
    return spoil(sent, await rig.faults.handler(rewrite(request)));
  };
  const repeated = createRepeatedLines();
  const log = {
    /** Writes what the site's log writes. */
    warn(fields: Record<string, unknown>, message: string) {
      if (repeated.admit(lineKey(fields, message), clock(), troubleLimit) !== null)
        rig.warnings.push({ fields, message });
    },
  };
  rig.report = createBoundaryReport(log);
  rig.pauses = createPauses(clock);
  rig.upstream = createUpstream({ fetch, limits });
  rig.cache = createContentCache({
    sizes: { ...defaultSizes, ...changes.sizes },
    clock,
    pauses: rig.pauses,
    log,
    onRefused: () => rig.report.count('answer'),
    copies: changes.copies,
  });
  rig.planned = createPlannedChanges(clock);
  rig.access = {
    upstream: rig.upstream,
    apiUrl,
    namespace: 'iet',
    session: createSession({
      login: createLogin({ upstream: rig.upstream, apiUrl, credentials: demoAccount }),
      clock,
      pauses: rig.pauses,
      log,
    }),
    planned: rig.planned,
    pauses: rig.pauses,
    ...(changes.isAway ? { isAway: changes.isAway } : {}),
    report: rig.report,
  };
  rig.content = createContentClient({ ...rig.access, cache: rig.cache });
  return rig;
}

/** A signed-in GET on the service itself. */
export async function get(rig: Rig, address: string): Promise<{ status: number; body: unknown }> {
  const login = await rig.faults.handler(
    new Request(`${apiUrl}/login`, { method: 'POST', body: JSON.stringify(demoAccount) }),
  );
  const { access_token: token } = (await login.json()) as { access_token: string };
  const response = await rig.faults.handler(
    new Request(`${apiUrl}${address}`, { headers: { authorization: `Bearer ${token}` } }),
  );
  return { status: response.status, body: await response.json() };
}
