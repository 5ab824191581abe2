/**
 * Makes nginx request the affected pages of a change again (decision 079). It cannot purge, but a request with the
 * secret bypasses the cache, and its answer replaces the kept page.
 */
import type { PurgeOutcome } from './tell-caches';

export interface RenewPagesOptions {
  /** Origins of nginx. */
  caches: readonly string[];
  /** Makes a cache request one page again, in one form; rejects on failure. */
  renew: (cache: string, target: string, encoding: string) => Promise<void>;
  log: { warn(fields: object, message: string): void };
  /** Called once for each round of pages, and each cache. */
  onRound: (outcome: PurgeOutcome) => void;
}

/** Every form of a page (`compress.ts`); the most common first. */
const encodings = ['br', 'gzip', 'identity'];
/** Requests at a time: each may be a render. */
const atATime = 4;
/**
 * Milliseconds until they are requested once more: an old page may have been in transit, or an instance may not know
 * the change.
 */
const againAfter = 2000;

/**
 * @returns requests pages again in the background: their first in order, before the rest of earlier changes, and all of
 * them in the most common form before any other
 */
export function renewPages(options: RenewPagesOptions): (targets: readonly string[]) => void {
  const { caches, renew, log, onRound } = options;
  const channels = caches.map((cache) => {
    const queues = encodings.map((encoding) => ({ encoding, waiting: new Set<string>() }));
    let working = false;
    let failure: unknown;

    function next(): { target: string; encoding: string } | undefined {
      for (const { encoding, waiting } of queues) {
        for (const target of waiting) {
          waiting.delete(target);
          return { target, encoding };
        }
      }
      return undefined;
    }

    async function worker(): Promise<void> {
      for (let one = next(); one !== undefined; one = next()) {
        await renew(cache, one.target, one.encoding).catch((error: unknown) => {
          failure ??= error;
        });
      }
    }

    async function work(): Promise<void> {
      working = true;
      failure = undefined;
      await Promise.all(Array.from({ length: atATime }, worker));
      working = false;
      if (failure) log.warn({ err: failure, cache: 'nginx' }, 'a cache could not take pages anew');
      onRound(failure ? 'failed' : 'told');
    }

    return (targets: readonly string[], again: boolean) => {
      for (const queue of queues)
        queue.waiting = new Set(again ? [...queue.waiting, ...targets] : [...targets, ...queue.waiting]);
      if (!working) void work();
    };
  });
  return (targets) => {
    if (targets.length === 0) return;
    for (const take of channels) {
      take(targets, false);
      setTimeout(take, againAfter, targets, true).unref();
    }
  };
}
