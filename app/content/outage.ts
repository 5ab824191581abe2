/**
 * When an outage of the content service begins and ends, judged by how its calls ended: two lines of the log, whatever is
 * asked meanwhile. Pure: the time is passed in.
 */
import { isLogin } from './called-collection';
import type { CallOutcome, CallReport } from './upstream.server';

export const outageRules = {
  /** Failures in a row that make one, of more than one collection or of signing in. */
  failures: 3,
  /** Milliseconds without a failure after which an answer ends it: a service that comes and goes is one outage. */
  quiet: 5000,
} as const;

export type OutageNews = { kind: 'began' } | { kind: 'ended'; milliseconds: number; failed: number };

export interface Outage {
  /** @returns the news for the log; null: nothing new */
  note(call: Pick<CallReport, 'collection' | 'outcome'>, now: number): OutageNews | null;
  readonly isUnderWay: boolean;
}

/** Refusals of the service do not count, nor do calls that were not sent. */
const failingOutcomes: ReadonlySet<CallOutcome> = new Set(['failed', 'timeout', 'invalid']);

export function createOutage(): Outage {
  let failures = 0;
  const failingCollections = new Set<string>();
  let firstFailureAt = 0;
  let lastFailureAt = 0;
  let isUnderWay = false;

  function noteFailure(collection: string, now: number): OutageNews | null {
    if (failures === 0) firstFailureAt = now;
    lastFailureAt = now;
    failures += 1;
    failingCollections.add(collection);
    const concernsService = failingCollections.size > 1 || isLogin(collection);
    if (isUnderWay || !concernsService || failures < outageRules.failures) return null;
    isUnderWay = true;
    return { kind: 'began' };
  }

  function noteAnswer(now: number): OutageNews | null {
    if (isUnderWay && now - lastFailureAt < outageRules.quiet) return null;
    const news: OutageNews | null = isUnderWay
      ? { kind: 'ended', milliseconds: lastFailureAt - firstFailureAt, failed: failures }
      : null;
    isUnderWay = false;
    failures = 0;
    failingCollections.clear();
    return news;
  }

  return {
    get isUnderWay() {
      return isUnderWay;
    },
    note({ collection, outcome }, now) {
      if (outcome === 'held') return null;
      return failingOutcomes.has(outcome) ? noteFailure(collection, now) : noteAnswer(now);
    },
  };
}
