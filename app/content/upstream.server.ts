/** Protects the site and the content service from each other's overload: bulkhead, circuit breaker, one retry. */
import { BrokenCircuitError, BulkheadRejectedError, bulkhead, CircuitState } from 'cockatiel';
import { steadyClock } from '~/base/clock';
import { calledCollection } from './called-collection';
import { type Circuit, createCircuit } from './circuit';
import { ContentInvalid, ContentNotFound, ContentUnavailable } from './errors';
import { createLargeBodyGate } from './large-body-gate';
import type { Fetch } from './network-fetch.server';
import { type CallLimits, sendRequest } from './transport.server';

export type UpstreamState = 'closed' | 'open' | 'half-open';

export interface Upstream {
  /**
   * One exchange with the service.
   *
   * @param request makes the request; called again for a retry
   * @param callTimeout milliseconds it may take, if not those of every call
   * @throws {ContentError} at once while the circuit is open
   */
  exchange(request: () => Request, callTimeout?: number): Promise<unknown>;
  /** The service's circuit. `closed`: calls pass; `open`: it is down and not called; `half-open`: one call probes it. */
  readonly state: UpstreamState;
  /** Whether a call may succeed: false while the circuit is open, until the next probe is due. */
  readonly takesCalls: boolean;
  /** Whether the service has answered this process at least once. */
  readonly hasAnswered: boolean;
  /** Calls in progress. */
  readonly activeCalls: number;
  /** Called on every change of state. */
  onChange(listener: (state: UpstreamState) => void): void;
}

/** How a call ended: `refused` is an answer too; `held` was not sent, because the circuit was open or the queue full. */
export type CallOutcome = 'ok' | 'not-found' | 'refused' | 'invalid' | 'timeout' | 'failed' | 'held';

export interface CallReport {
  /** First segment of the call's path, `events`; `login`. */
  collection: string;
  outcome: CallOutcome;
  /** Seconds it took; null for a call that was not sent. */
  seconds: number | null;
  /** Why a call that was sent failed. */
  error?: unknown;
}

export interface UpstreamOptions {
  fetch: Fetch;
  limits: CallLimits;
  /** Called for every call, each retry included. */
  onCall?: (report: CallReport) => void;
}

/** Concurrent calls; as many as the agent opens sockets. */
const concurrentCalls = 20;
/** Calls that may wait, for many visitors on uncached pages; each waits no longer than its own deadline. */
const waitingCalls = 1000;

/** Milliseconds from the opening of the service's circuit, or the last probe, until one call may probe it. */
const serviceOpenDuration = 3000;
/**
 * Milliseconds until one call may probe a collection's circuit: sooner than the service's, so that changes made
 * meanwhile are seen sooner.
 */
const collectionOpenDuration = 1000;
/** Milliseconds other calls wait for the probe before they fail. */
const waitForProbe = 800;
/** Failures of one collection that count for the service's circuit: fewer than half of the ten calls that open it. */
const maxFailuresPerCollection = 4;

/** Share of a call's time limit: a failure that took longer is not retried. */
const retryWithin = 1 / 6;
/** Share of a call's time limit: bounds of the random pause before the retry. */
const retryPause = { min: 1 / 60, max: 1 / 15 };

export function createUpstream({ fetch, limits, onCall = () => undefined }: UpstreamOptions): Upstream {
  const slots = bulkhead(concurrentCalls, waitingCalls);
  const bodyGate = createLargeBodyGate(limits.body, steadyClock);
  const service = createCircuit(steadyClock, serviceOpenDuration, maxFailuresPerCollection);
  const circuits = new Map<string, Circuit>();
  const circuitOf = (collection: string) => {
    const circuit = circuits.get(collection) ?? createCircuit(steadyClock, collectionOpenDuration);
    circuits.set(collection, circuit);
    return circuit;
  };
  let hasAnswered = false;

  async function attempt(request: Request, startedAt: number, callTimeout: number): Promise<unknown> {
    const collection = calledCollection(request.url);
    const circuit = circuitOf(collection);
    let sentAt: number | null = null;
    const report = (outcome: CallOutcome, error?: unknown) => {
      const seconds = sentAt === null ? null : (performance.now() - sentAt) / 1000;
      onCall({ collection, outcome, seconds, ...(error !== undefined && seconds !== null ? { error } : {}) });
    };
    const send = async () => {
      const remainingTime = callTimeout - (steadyClock() - startedAt);
      if (remainingTime <= 0)
        throw new ContentUnavailable(`${request.url}: no free slot in time`, { timeout: true });
      const isProbing = [circuit, service].some(({ policy }) => policy.state === CircuitState.HalfOpen);
      const call = circuit.run(collection, () =>
        service.run(collection, () => {
          sentAt = performance.now();
          return sendRequest(fetch, request, { callTimeout: remainingTime }, bodyGate);
        }),
      );
      return await (isProbing ? giveUpAfter(waitForProbe, call) : call);
    };
    try {
      const answer = await slots.execute(send);
      hasAnswered = true;
      report('ok');
      return answer;
    } catch (error) {
      const outcome = sentAt === null ? 'held' : outcomeOf(error);
      report(outcome, error instanceof ContentNotFound ? undefined : error);
      if (error instanceof BrokenCircuitError)
        throw new ContentUnavailable('the content service is away', {
          retryAfterSeconds: Math.max(circuit.timeUntilProbe(), service.timeUntilProbe()) / 1000,
        });
      if (error instanceof BulkheadRejectedError) throw new ContentUnavailable('too many calls are waiting');
      throw error;
    }
  }

  /** Whether a call that failed is made once more. */
  function isRetried({ method, url }: Request, startedAt: number, error: unknown): boolean {
    if (method !== 'GET' || !isWorthARetry(error)) return false;
    const circuits = [circuitOf(calledCollection(url)), service];
    if (circuits.some(({ policy }) => policy.state !== CircuitState.Closed)) return false;
    return steadyClock() - startedAt <= retryWithin * limits.callTimeout;
  }

  return {
    async exchange(makeRequest, callTimeout = limits.callTimeout) {
      const startedAt = steadyClock();
      const request = makeRequest();
      try {
        return await attempt(request, startedAt, callTimeout);
      } catch (error) {
        if (!isRetried(request, startedAt, error)) throw error;
        const pauseShare = retryPause.min + Math.random() * (retryPause.max - retryPause.min);
        await new Promise((resolve) => setTimeout(resolve, pauseShare * limits.callTimeout));
        return attempt(makeRequest(), startedAt, callTimeout);
      }
    },
    get state() {
      return stateName(service.policy.state);
    },
    get takesCalls() {
      if (service.policy.state === CircuitState.Open) return service.timeUntilProbe() === 0;
      return service.policy.state === CircuitState.Closed;
    },
    get hasAnswered() {
      return hasAnswered;
    },
    get activeCalls() {
      return concurrentCalls - slots.executionSlots;
    },
    onChange(listener) {
      service.policy.onStateChange((state) => listener(stateName(state)));
    },
  };
}

function outcomeOf(error: unknown): CallOutcome {
  if (error instanceof ContentNotFound) return 'not-found';
  if (!(error instanceof ContentUnavailable || error instanceof ContentInvalid)) return 'failed';
  if (error.statusCode === 504) return 'timeout';
  if (error.serviceStatus !== undefined && error.serviceStatus < 500 && error.serviceStatus !== 429)
    return 'refused';
  return error instanceof ContentInvalid ? 'invalid' : 'failed';
}

/** Whether a retry may succeed: after a lost connection, or a proxy that could not reach the service. */
function isWorthARetry(error: unknown): boolean {
  if (!(error instanceof ContentUnavailable) || error.retryAfterSeconds !== undefined) return false;
  if (error.serviceStatus === undefined) return error.statusCode !== 504 && error.cause !== undefined;
  return error.serviceStatus >= 502 && error.serviceStatus <= 504;
}

/** Rejects after a time limit; the call itself continues. */
function giveUpAfter<T>(milliseconds: number, call: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new ContentUnavailable('the content service is being tried', {
            retryAfterSeconds: milliseconds / 1000,
          }),
        ),
      milliseconds,
    );
  });
  return Promise.race([call, tooLong]).finally(() => clearTimeout(timer));
}

function stateName(state: CircuitState): UpstreamState {
  if (state === CircuitState.Closed) return 'closed';
  return state === CircuitState.HalfOpen ? 'half-open' : 'open';
}
