/** Tells the cache in front of the site that content has changed: a `POST` to `PURGE_URL`. */
import { ExponentialBackoff, handleAll, retry, TimeoutStrategy, timeout, wrap } from 'cockatiel';
import { networkFetch } from '~/content/network-fetch.server';
import { countFromZero } from '~/metrics.server';
import type { Services } from '~/services/services.server';

/** Milliseconds of one attempt. */
const attemptLimit = 2000;
/** After the first attempt. */
const repeats = { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1000 }) };
/** Milliseconds until the cache is purged again: an older page may have been on its way into it. */
const repeatAfter = 2000;

/** @returns tells the cache in the background: one call at a time; changes that come meanwhile share the next call */
export function createCachePurge({
  env,
  log,
  metrics,
}: Pick<Services, 'env' | 'log' | 'metrics'>): () => void {
  if (env.purgeUrl === null) return () => undefined;
  const { address, authorization } = env.purgeUrl;
  const headers: Record<string, string> = authorization === null ? {} : { authorization };
  countFromZero(metrics.purges, { outcome: ['told', 'failed'] });
  const fetch = networkFetch(env.proxies);
  const policy = wrap(retry(handleAll, repeats), timeout(attemptLimit, TimeoutStrategy.Aggressive));
  let isRequested = false;
  let isCalling = false;

  async function call({ signal }: { signal: AbortSignal }): Promise<void> {
    const response = await fetch(new Request(address, { method: 'POST', headers, signal }));
    await response.body?.cancel();
    if (!response.ok) throw new Error(`answered ${response.status}`);
  }

  async function purge(): Promise<void> {
    isRequested = true;
    if (isCalling) return;
    isCalling = true;
    while (isRequested) {
      isRequested = false;
      try {
        await policy.execute(call);
        metrics.purges.inc({ outcome: 'told' });
      } catch (error) {
        log.warn({ err: error }, 'the cache in front could not be told of a change');
        metrics.purges.inc({ outcome: 'failed' });
      }
    }
    isCalling = false;
  }

  return () => {
    void purge();
    setTimeout(purge, repeatAfter).unref();
  };
}
