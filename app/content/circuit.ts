/** A circuit breaker for calls to the content service, or to one collection of it. */
import { type CircuitBreakerPolicy, circuitBreaker, DelegateBackoff, handleWhen } from 'cockatiel';
import type { Clock } from '~/base/clock';
import { createCallRecord } from './call-record';
import { ContentInvalid, ContentUnavailable } from './errors';

export interface Circuit {
  readonly policy: CircuitBreakerPolicy;
  /** Milliseconds until a call may probe what an open circuit protects. */
  timeUntilProbe(): number;
  /** @throws what the call throws, `BrokenCircuitError` while the circuit is open */
  run(collection: string, call: () => Promise<unknown>): Promise<unknown>;
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
  const callRecord = createCallRecord(clock, maxFailuresPerCollection);
  let openedAt = Number.NEGATIVE_INFINITY;
  let probeAfter = openDuration;
  let probedAt: number | null = null;
  // From the beginning of a probe: one that hangs has taken this time already when it fails.
  const halfOpenAfter = new DelegateBackoff(() => {
    probeAfter =
      probedAt === null ? openDuration : Math.max(minOpenDuration, openDuration - (clock() - probedAt));
    return probeAfter;
  });
  const policy = circuitBreaker(handleWhen(countsAsFailure), { halfOpenAfter, breaker: callRecord });
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
    timeUntilProbe: () => Math.max(0, probeAfter - (clock() - openedAt)),
    run: (collection, call) =>
      policy.execute(async () => {
        try {
          const answer = await call();
          callRecord.noteSuccess(collection);
          return answer;
        } catch (error) {
          if (countsAsFailure(error)) callRecord.noteFailure(collection);
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
