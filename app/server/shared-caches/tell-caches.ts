/** Notifies the caches in front of the site which pages a change affects, after the editor was answered. */
import { ExponentialBackoff, handleAll, retry, TimeoutStrategy, timeout, wrap } from 'cockatiel';
import type { ContentChange } from '~/content/questions/content-use.server';
import type { PurgeTarget } from './purge-targets';
import { keyOfAll, keysOfChange } from './surrogate-keys';

export const purgeOutcomes = ['told', 'failed'] as const;
export type PurgeOutcome = (typeof purgeOutcomes)[number];

export interface TellCachesOptions {
  targets: readonly PurgeTarget[];
  /** `fetch`, replaced in tests. */
  send: (request: Request, signal: AbortSignal) => Promise<Response>;
  log: { warn(fields: object, message: string): void };
  /** Called once for each message, after its last attempt. */
  onMessage: (kind: PurgeTarget['kind'], outcome: PurgeOutcome) => void;
}

/** Milliseconds of one attempt. */
const attemptLimit = 2000;
const attempts = 3;
const pauses = { initialDelay: 100, maxDelay: 1000 };
/**
 * Milliseconds until a change is sent again: an older page may have been in transit into the cache, or come from an
 * instance that did not know the change.
 */
const toldAgainAfter = 2000;
/** Limit of waiting keys of a cache; above it everything is purged. */
const mostWaiting = 1000;

/** @returns a function that returns at once */
export function tellCaches({
  targets,
  send,
  log,
  onMessage,
}: TellCachesOptions): (change: ContentChange) => void {
  const policy = wrap(
    retry(handleAll, { maxAttempts: attempts - 1, backoff: new ExponentialBackoff(pauses) }),
    timeout(attemptLimit, TimeoutStrategy.Aggressive),
  );
  const channels = targets.map((target) => {
    let waiting = new Set<string>();
    let sending = false;

    async function tell(keys: readonly string[]): Promise<void> {
      try {
        await policy.execute(async ({ signal }) => {
          const response = await send(target.request(keys), signal);
          await response.body?.cancel();
          if (!response.ok) throw new Error(`answered ${response.status}`);
        });
        onMessage(target.kind, 'told');
      } catch (error) {
        log.warn(
          { err: error, cache: target.kind, keys: keys.length },
          'a cache could not be told of a change',
        );
        onMessage(target.kind, 'failed');
      }
    }

    /** One message at a time: changes that arrive meanwhile share the next one. */
    async function sendAll(): Promise<void> {
      sending = true;
      while (waiting.size > 0) {
        const keys = waiting.size > mostWaiting || waiting.has(keyOfAll) ? [keyOfAll] : [...waiting];
        waiting = new Set();
        for (let at = 0; at < keys.length; at += target.mostKeys) {
          await tell(keys.slice(at, at + target.mostKeys));
        }
      }
      sending = false;
    }

    return (keys: readonly string[]) => {
      for (const key of keys) waiting.add(key);
      if (!sending) void sendAll();
    };
  });

  const tellAll = (keys: readonly string[]) => {
    for (const channel of channels) channel(keys);
  };
  return (change) => {
    if (channels.length === 0) return;
    const keys = keysOfChange(change);
    tellAll(keys);
    setTimeout(tellAll, toldAgainAfter, keys).unref();
  };
}
