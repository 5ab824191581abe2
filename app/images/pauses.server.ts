/** Files and hosts that are left alone for a while: those that could not be shown, those that do not answer. */
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/base/clock';

interface Pause {
  error: Error;
  until: number;
  /** When it first failed, in milliseconds. */
  firstFailure: number;
  /** In a row. */
  failures: number;
}

export interface Pauses {
  /** @throws the last error noted for the key, while its pause lasts */
  throwIfPaused(key: string): void;
  /**
   * Notes a failure, and begins a pause.
   *
   * @param pauseAfter milliseconds, by the failures in a row
   * @returns milliseconds since the first of them
   */
  note(key: string, error: Error, pauseAfter: (failures: number) => number): number;
  /** Failures in a row. */
  failures(key: string): number;
  end(key: string): void;
}

/** Pauses that are remembered at most. */
const maxPauses = 2000;
/** Milliseconds without a try after which a failure may have another cause: it is the first again. */
const forgetAfter = 10 * 60_000;

export function createPauses(clock: Clock): Pauses {
  const pauses = new LRUCache<string, Pause>({ max: maxPauses });

  /** The pause whose row of failures has not been forgotten. */
  function currentRow(key: string): Pause | undefined {
    const pause = pauses.get(key);
    return pause && clock() - pause.until < forgetAfter ? pause : undefined;
  }

  return {
    throwIfPaused(key) {
      const current = pauses.get(key);
      if (current && current.until > clock()) throw current.error;
    },
    note(key, error, pauseAfter) {
      const now = clock();
      const row = currentRow(key);
      const firstFailure = row?.firstFailure ?? now;
      const failures = (row?.failures ?? 0) + 1;
      const until = Math.max(row?.until ?? 0, now + pauseAfter(failures));
      pauses.set(key, { error, until, firstFailure, failures });
      return now - firstFailure;
    },
    failures: (key) => currentRow(key)?.failures ?? 0,
    end(key) {
      pauses.delete(key);
    },
  };
}
