/** Protects the site and the content service from each other's overload: bulkhead, circuit breaker, one retry. */
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  type IBreaker,
} from 'cockatiel';
import { type Clock, steadyClock } from '~/base/clock';
import { ContentInvalid, ContentNotFound, ContentUnavailable } from './errors';
import { type CallLimits, createLargeBodies, type Fetch, sendRequest } from './transport.server';

export type UpstreamState = 'closed' | 'open' | 'half-open';

export interface Upstream {
  /**
   * One exchange with the service.
   *
   * @param request makes the request; called again for a retry
   * @param wholeCall milliseconds it may take, if not those of every call
   * @throws {ContentError} at once while the circuit is open
   */
  exchange(request: () => Request, wholeCall?: number): Promise<unknown>;
  /** The service's circuit. `closed`: calls pass; `open`: it is down and not called; `half-open`: one call probes it. */
  readonly state: UpstreamState;
  /** Whether a call may succeed: false while the circuit is open, until the next probe is due. */
  readonly takesCalls: boolean;
  /** Whether the service has answered this process at least once. */
  readonly seen: boolean;
  /** Calls in progress. */
  readonly active: number;
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
const serviceOpenFor = 3000;
/** The same for a collection's circuit, which is tried sooner, so that changes made meanwhile are seen sooner. */
const collectionOpenFor = 1000;
/** Milliseconds other calls wait for the probe before they fail. */
const waitForProbe = 800;
/** Failures of one collection that count for the service's circuit: fewer than half of the ten calls that open it. */
const failuresOfOne = 4;

/** Share of a call's time limit: a failure that took longer is not retried. */
const retryWithin = 1 / 6;
/** Share of a call's time limit: bounds of the random pause before the retry. */
const retryPause = { least: 1 / 60, most: 1 / 15 };

export function createUpstream({ fetch, limits, onCall = () => undefined }: UpstreamOptions): Upstream {
  const slots = bulkhead(concurrentCalls, waitingCalls);
  const largeBodies = createLargeBodies(limits.body, steadyClock);
  const service = createCircuit(steadyClock, serviceOpenFor, failuresOfOne);
  const circuits = new Map<string, Circuit>();
  const circuitOf = (collection: string) => {
    const circuit = circuits.get(collection) ?? createCircuit(steadyClock, collectionOpenFor);
    circuits.set(collection, circuit);
    return circuit;
  };
  let seen = false;

  async function attempt(request: Request, startedAt: number, wholeCall: number): Promise<unknown> {
    const collection = collectionOf(request.url);
    let sentAt: number | null = null;
    const report = (outcome: CallOutcome, error?: unknown) => {
      const seconds = sentAt === null ? null : (performance.now() - sentAt) / 1000;
      onCall({ collection, outcome, seconds, ...(error !== undefined && seconds !== null ? { error } : {}) });
    };
    try {
      const answer = await slots.execute(async () => {
        const timeLeft = wholeCall - (steadyClock() - startedAt);
        if (timeLeft <= 0)
          throw new ContentUnavailable(`${request.url}: no free slot in time`, { timeout: true });
        const circuit = circuitOf(collection);
        const probing = [circuit, service].some(({ policy }) => policy.state === CircuitState.HalfOpen);
        const call = circuit.pass(collection, () =>
          service.pass(collection, () => {
            sentAt = performance.now();
            return sendRequest(fetch, request, { wholeCall: timeLeft }, largeBodies);
          }),
        );
        return await (probing ? giveUpAfter(waitForProbe, call) : call);
      });
      seen = true;
      report('ok');
      return answer;
    } catch (error) {
      report(
        sentAt === null ? 'held' : outcomeOf(error),
        error instanceof ContentNotFound ? undefined : error,
      );
      if (error instanceof BrokenCircuitError)
        throw new ContentUnavailable('the content service is away', {
          retryAfterSeconds: Math.max(circuitOf(collection).untilProbe(), service.untilProbe()) / 1000,
        });
      if (error instanceof BulkheadRejectedError) throw new ContentUnavailable('too many calls are waiting');
      throw error;
    }
  }

  return {
    async exchange(makeRequest, wholeCall = limits.wholeCall) {
      const startedAt = steadyClock();
      try {
        return await attempt(makeRequest(), startedAt, wholeCall);
      } catch (error) {
        const request = makeRequest();
        const isOpen = [circuitOf(collectionOf(request.url)), service].some(
          ({ policy }) => policy.state !== CircuitState.Closed,
        );
        const tooLate = isOpen || steadyClock() - startedAt > retryWithin * limits.wholeCall;
        if (request.method !== 'GET' || tooLate || !isWorthARetry(error)) throw error;
        const { least, most } = retryPause;
        const pause = (least + Math.random() * (most - least)) * limits.wholeCall;
        await new Promise((resolve) => setTimeout(resolve, pause));
        return attempt(request, startedAt, wholeCall);
      }
    },
    get state() {
      return stateName(service.policy.state);
    },
    get takesCalls() {
      if (service.policy.state === CircuitState.Open) return service.untilProbe() === 0;
      return service.policy.state === CircuitState.Closed;
    },
    get seen() {
      return seen;
    },
    get active() {
      return concurrentCalls - slots.executionSlots;
    },
    onChange(listener) {
      service.policy.onStateChange((state) => listener(stateName(state)));
    },
  };
}

function collectionOf(address: string): string {
  return /\/api\/([\w-]+)/.exec(address)?.[1] ?? new URL(address).pathname.split('/').at(-1) ?? '';
}

function outcomeOf(error: unknown): CallOutcome {
  if (error instanceof ContentNotFound) return 'not-found';
  if (!(error instanceof ContentUnavailable || error instanceof ContentInvalid)) return 'failed';
  if (error.statusCode === 504) return 'timeout';
  if (error.answered !== undefined && error.answered < 500 && error.answered !== 429) return 'refused';
  return error instanceof ContentInvalid ? 'invalid' : 'failed';
}

/** Whether a retry may succeed: after a lost connection, or a proxy that could not reach the service. */
function isWorthARetry(error: unknown): boolean {
  if (!(error instanceof ContentUnavailable) || error.retryAfterSeconds !== undefined) return false;
  if (error.answered === undefined) return error.statusCode !== 504 && error.cause !== undefined;
  return error.answered >= 502 && error.answered <= 504;
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

/** Milliseconds between a probe that hung and the next one: calls that waited for the first one fail with it. */
const leastOpenFor = 100;

/** A circuit breaker for calls to the service, or to one collection of it: when it opens, and when a call may probe. */
interface Circuit {
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
function createCircuit(clock: Clock, longest: number, ofOne = Number.POSITIVE_INFINITY): Circuit {
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
