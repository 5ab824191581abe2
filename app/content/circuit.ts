/** A circuit breaker for calls to the service, or to one collection of it: when it opens, and when a call may probe. */
import {
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  type IBreaker,
} from 'cockatiel';
import type { Clock } from '~/base/clock';
import { ContentInvalid, ContentUnavailable } from './errors';

/** Milliseconds between a probe that hung and the next one: calls that waited for the first one fail with it. */
const leastOpenFor = 100;

export interface Circuit {
  readonly policy: CircuitBreakerPolicy;
  /** Milliseconds until a call may probe what an open circuit protects. */
  untilProbe(): number;
  /** @throws what the call throws, `BrokenCircuitError` while the circuit is open */
  pass(collection: string, call: () => Promise<unknown>): Promise<unknown>;
}

/**
 * @param longest milliseconds from its opening, or the last probe, until one call may probe
 * @param ofOne failures of one collection that count; by default all
 */
export function createCircuit(clock: Clock, longest: number, ofOne = Number.POSITIVE_INFINITY): Circuit {
  const failures = createCallFailures(clock, ofOne);
  let openedAt = Number.NEGATIVE_INFINITY;
  let openFor = longest;
  let probedAt: number | null = null;
  // From the beginning of a probe: one that hangs has taken this time already when it fails.
  const halfOpenAfter = new DelegateBackoff(() => {
    openFor = probedAt === null ? longest : Math.max(leastOpenFor, longest - (clock() - probedAt));
    return openFor;
  });
  const policy = circuitBreaker(handleWhen(countsAsFailure), { halfOpenAfter, breaker: failures });
  policy.onBreak(() => {
    openedAt = clock();
  });
  policy.onHalfOpen(() => {
    probedAt = clock();
  });
  policy.onReset(() => {
    probedAt = null;
  });
  return {
    policy,
    untilProbe: () => Math.max(0, openFor - (clock() - openedAt)),
    pass: (collection, call) =>
      policy.execute(async () => {
        try {
          const answer = await call();
          failures.note(collection, true);
          return answer;
        } catch (error) {
          if (countsAsFailure(error)) failures.note(collection, false);
          throw error;
        }
      }),
  };
}

/** Whether an error counts against the circuit: a refused query (400, 401, 403, 404) does not. */
function countsAsFailure(error: unknown): boolean {
  if (!(error instanceof ContentUnavailable || error instanceof ContentInvalid)) return false;
  const { answered } = error;
  return answered === undefined || answered >= 500 || answered === 408 || answered === 429;
}

interface CallFailures extends IBreaker {
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
function createCallFailures(clock: Clock, ofOne: number): CallFailures {
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
