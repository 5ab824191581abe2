/** What is left alone for a while: files that could not be shown, hosts that do not answer. */
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/base/clock';

interface Pause {
  error: Error;
  until: number;
  /** When it first failed, in milliseconds. */
  since: number;
  /** Failures in a row. */
  times: number;
}

export interface Pauses {
  /** @throws what `note` was last given for this key, while its pause lasts */
  refuse(key: string): void;
  /** @param pause milliseconds, by the failures in a row @returns milliseconds since the first of them */
  note(key: string, error: Error, pause: (times: number) => number): number;
  /** Failures in a row. */
  times(key: string): number;
  end(key: string): void;
}

const mostPauses = 2000;
/** Milliseconds without a try, after which a failure may have another cause. */
const forgotten = 10 * 60_000;

export function createPauses(clock: Clock): Pauses {
  const pauses = new LRUCache<string, Pause>({ max: mostPauses });
  return {
    refuse(key) {
      const current = pauses.get(key);
      if (current && current.until > clock()) throw current.error;
    },
    note(key, error, pause) {
      const now = clock();
      const current = pauses.get(key);
      const before = current && now - current.until < forgotten ? current : { since: now, times: 0 };
      const times = before.times + 1;
      const until = Math.max(current?.until ?? 0, now + pause(times));
      pauses.set(key, { error, until, since: before.since, times });
      return now - before.since;
    },
    times: (key) => pauses.get(key)?.times ?? 0,
    end(key) {
      pauses.delete(key);
    },
  };
}
