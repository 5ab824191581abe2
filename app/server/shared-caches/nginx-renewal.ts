/** Makes the configured nginx request pages again, as a known visitor with the secret. */
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { countFromZero } from '~/metrics.server';
import type { Services } from '~/services/services.server';
import { renewPages } from './renew-pages';
import { purgeOutcomes } from './tell-caches';

/** Milliseconds for one page. */
const limit = 5000;

/** @returns null if no nginx is notified */
export function nginxRenewal({
  env,
  log,
  metrics,
}: Pick<Services, 'env' | 'log' | 'metrics'>): ((targets: readonly string[]) => void) | null {
  const { nginx } = env.sharedCaches;
  const { purgeSecret } = env.content;
  if (nginx.length === 0 || purgeSecret === undefined) return null;
  countFromZero(metrics.purges, { cache: ['nginx'], outcome: purgeOutcomes });
  const headers = {
    host: new URL(env.publicOrigin).host,
    accept: 'text/html',
    // A known visitor: a new one would get a cookie, and the page would be private.
    cookie: 'origine-tracking=direct',
    'x-renew': purgeSecret,
  };
  return renewPages({
    caches: nginx,
    renew: (cache, target, encoding) =>
      requestPage(cache, target, { ...headers, 'accept-encoding': encoding }),
    log,
    onRound: (outcome) => metrics.purges.inc({ cache: 'nginx', outcome }),
  });
}

function requestPage(cache: string, path: string, headers: Record<string, string>): Promise<void> {
  const { protocol, hostname, port } = new URL(cache);
  const send = protocol === 'https:' ? secure : plain;
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, path, headers, timeout: limit }, (response) => {
      response.resume();
      response.once('end', () => {
        if ((response.statusCode ?? 500) < 500) resolve();
        else reject(new Error(`answered ${response.statusCode}`));
      });
      response.once('error', reject);
    });
    request.once('timeout', () => request.destroy(new Error('no answer in time')));
    request.once('error', reject);
    request.end();
  });
}
