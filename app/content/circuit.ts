/** A circuit breaker for calls to the content service, or to one collection of it. */
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

export interface Circuit {
  readonly policy: CircuitBreakerPolicy;
  /** Milliseconds until a call may probe what an open circuit protects. */
  untilProbe(): number;
  /** @throws what the call throws, `BrokenCircuitError` while the circuit is open */
  pass(collection: string, call: () => Promise<unknown>): Promise<unknown>;
}

/** Milliseconds between a probe that hung and the next one: calls that waited for the first one fail with it. */
const minOpenDuration = 100;

/**
 * @param openDuration milliseconds from its opening, or the last probe, until one call may probe
 * @param maxFailuresPerCollection failures of one collection that count; by default all
 */
export function createCircuit(
  clock: Clock,
  openDuration: number,
  maxFailuresPerCollection = Number.POSITIVE_INFINITY,
): Circuit {
  const calls = createCallRecord(clock, maxFailuresPerCollection);
  let openedAt = Number.NEGATIVE_INFINITY;
  let probeAfter = openDuration;
  let probedAt: number | null = null;
  // From the beginning of a probe: one that hangs has taken this time already when it fails.
  const halfOpenAfter = new DelegateBackoff(() => {
    probeAfter =
      probedAt === null ? openDuration : Math.max(minOpenDuration, openDuration - (clock() - probedAt));
    return probeAfter;
  });
  const policy = circuitBreaker(handleWhen(countsAsFailure), { halfOpenAfter, breaker: calls });
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
    untilProbe: () => Math.max(0, probeAfter - (clock() - openedAt)),
    pass: (collection, call) =>
      policy.execute(async () => {
        try {
          const answer = await call();
          calls.note(collection, true);
          return answer;
        } catch (error) {
          if (countsAsFailure(error)) calls.note(collection, false);
          throw error;
        }
      }),
  };
}

/** Whether an error counts against the circuit: a refused query (400, 401, 403, 404) does not. */
function countsAsFailure(error: unknown): boolean {
  if (!(error instanceof ContentUnavailable || error instanceof ContentInvalid)) return false;
  const { serviceStatus } = error;
  if (serviceStatus === undefined || serviceStatus >= 500) return true;
  return serviceStatus === 408 || serviceStatus === 429;
}

/** Signing in belongs to no collection: without it nothing is answered. */
export const isLogin = (collection: string) => collection === 'login';

interface CallRecord extends IBreaker {
  /** Notes how a sent call ended; `failure` reads these notes. */
  note(collection: string, succeeded: boolean): void;
}

/** A circuit opens when half of the calls within `milliseconds` fail. */
const openingRule = { calls: 10, milliseconds: 10_000 } as const;

/**
 * @param maxFailuresPerCollection below half of ten, a collection that fails alone opens no circuit
 */
function createCallRecord(clock: Clock, maxFailuresPerCollection: number): CallRecord {
  let calls: { at: number; collection: string; succeeded: boolean }[] = [];

  function countFailures(): number {
    const failures = countByCollection(calls.filter(({ succeeded }) => !succeeded));
    return [...failures].reduce(
      (sum, [collection, count]) =>
        sum + (isLogin(collection) ? count : Math.min(count, maxFailuresPerCollection)),
      0,
    );
  }

  return {
    state: null,
    note(collection, succeeded) {
      const now = clock();
      const recent = calls.filter(({ at }) => now - at < openingRule.milliseconds);
      calls = [...recent, { at: now, collection, succeeded }];
    },
    success(state) {
      if (state === CircuitState.HalfOpen) calls = [];
    },
    failure(state) {
      if (state !== CircuitState.Closed) return true;
      const failures = countFailures();
      const counted = failures + calls.filter(({ succeeded }) => succeeded).length;
      return counted >= openingRule.calls && failures >= counted / 2;
    },
  };
}

function countByCollection(calls: readonly { collection: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { collection } of calls) counts.set(collection, (counts.get(collection) ?? 0) + 1);
  return counts;
}
