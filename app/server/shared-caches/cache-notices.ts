/** Notifies the configured caches of changes, and counts the messages. */

import { networkFetch } from '~/content/calls/transport.server';
import type { ContentChange } from '~/content/questions/content-use.server';
import { countFromZero } from '~/metrics.server';
import type { Services } from '~/services/services.server';
import { purgeTargets } from './purge-targets';
import { purgeOutcomes, tellCaches } from './tell-caches';

export function cacheNotices({
  env,
  log,
  metrics,
}: Pick<Services, 'env' | 'log' | 'metrics'>): (change: ContentChange) => void {
  const outside = networkFetch(env.proxies);
  // On the operator's own machine, with a method that proxies do not pass on.
  const varnish = networkFetch();
  const targets = purgeTargets(env.sharedCaches, env.content.purgeSecret);
  countFromZero(metrics.purges, { cache: targets.map(({ kind }) => kind), outcome: purgeOutcomes });
  return tellCaches({
    targets,
    send: (request, signal) =>
      (request.method === 'PURGE' ? varnish : outside)(new Request(request, { signal })),
    log,
    onMessage: (cache, outcome) => metrics.purges.inc({ cache, outcome }),
  });
}
