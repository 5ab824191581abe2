/** How the recent calls to the content service ended, from which a circuit breaker sees when to open. */
import { CircuitState, type IBreaker } from 'cockatiel';
import type { Clock } from '~/base/clock';
import { isLogin } from './called-collection';

interface CallRecord extends IBreaker {
  /** Notes how a sent call ended; `failure` reads these notes. */
  noteSuccess(collection: string): void;
  noteFailure(collection: string): void;
}

/** A circuit opens when half of the calls within `milliseconds` fail, if there were so many. */
const openingRule = { minCalls: 10, milliseconds: 10_000 } as const;

/**
 * @param maxFailuresPerCollection below `openingRule.minCalls / 2`, a collection that fails alone opens no circuit
 */
export function createCallRecord(clock: Clock, maxFailuresPerCollection: number): CallRecord {
  let recentCalls: { at: number; collection: string; succeeded: boolean }[] = [];

  function note(collection: string, succeeded: boolean): void {
    const now = clock();
    recentCalls = recentCalls.filter(({ at }) => now - at < openingRule.milliseconds);
    recentCalls.push({ at: now, collection, succeeded });
  }

  function countFailures(): number {
    const failures = countByCollection(recentCalls.filter(({ succeeded }) => !succeeded));
    return [...failures].reduce(
      (sum, [collection, count]) =>
        sum + (isLogin(collection) ? count : Math.min(count, maxFailuresPerCollection)),
      0,
    );
  }

  return {
    state: null,
    noteSuccess: (collection) => note(collection, true),
    noteFailure: (collection) => note(collection, false),
    // While the circuit is closed, `noteSuccess` has noted the call already. A probe that succeeds ends the failures.
    success(state) {
      if (state === CircuitState.HalfOpen) recentCalls = [];
    },
    failure(state) {
      if (state !== CircuitState.Closed) return true;
      const failures = countFailures();
      const counted = failures + recentCalls.filter(({ succeeded }) => succeeded).length;
      return counted >= openingRule.minCalls && failures >= counted / 2;
    },
  };
}

function countByCollection(calls: readonly { collection: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { collection } of calls) counts.set(collection, (counts.get(collection) ?? 0) + 1);
  return counts;
}
