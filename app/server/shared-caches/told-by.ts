/** Tells the configured caches of changes, counted. */
import type { ContentChange } from '~/content/content-use.server';
import type { Services } from '~/services.server';
import { purgeTargets } from './purge-targets';
import { tellCaches } from './tell-caches';

export function toldBy({
  env,
  log,
  metrics,
}: Pick<Services, 'env' | 'log' | 'metrics'>): (change: ContentChange) => void {
  return tellCaches({
    targets: purgeTargets(env.sharedCaches, env.content.purgeSecret),
    send: (request, signal) => fetch(request, { signal, redirect: 'error' }),
    log,
    onMessage: (cache, outcome) => metrics.purges.inc({ cache, outcome }),
  });
}
