/** Decides from the last calls whether a circuit opens. Pure: the clock is passed in. */
import { CircuitState, type IBreaker } from 'cockatiel';
import type { Clock } from '~/base/clock';

export interface CallFailures extends IBreaker {
  /** Notes how a sent call ended; `failure` reads these notes. */
  note(collection: string, ok: boolean): void;
}

/** A circuit opens when half of the calls within `milliseconds` fail. */
const rules = { calls: 10, milliseconds: 10_000 } as const;

/** Signing in belongs to no collection: without it nothing is answered. */
export const isLogin = (collection: string) => collection === 'login';

/**
 * @param ofOne failures of one collection that count: below half of ten, a collection that fails alone opens no circuit
 */
export function createCallFailures(clock: Clock, ofOne: number): CallFailures {
  let calls: { at: number; collection: string; ok: boolean }[] = [];
  return {
    state: null,
    note(collection, ok) {
      const at = clock();
      calls = [...calls.filter((call) => at - call.at < rules.milliseconds), { at, collection, ok }];
    },
    success(state) {
      if (state === CircuitState.HalfOpen) calls = [];
    },
    failure(state) {
      if (state !== CircuitState.Closed) return true;
      const failed = [...countByCollection(calls.filter(({ ok }) => !ok))].reduce(
        (sum, [collection, times]) => sum + (isLogin(collection) ? times : Math.min(times, ofOne)),
        0,
      );
      const counted = failed + calls.filter(({ ok }) => ok).length;
      return counted >= rules.calls && failed >= counted / 2;
    },
  };
}

function countByCollection(calls: readonly { collection: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { collection } of calls) counts.set(collection, (counts.get(collection) ?? 0) + 1);
  return counts;
}
