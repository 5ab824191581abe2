/**
 * When an outage of the content service begins and ends, of how its calls ended: two lines of the log, whatever is asked
 * meanwhile. Pure: the time is passed in.
 */

import type { CallOutcome, CallReport } from './upstream.server';
import { isLogin } from './upstream.server';

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
const failures: ReadonlySet<CallOutcome> = new Set(['failed', 'timeout', 'invalid']);

export function createOutage(): Outage {
  let failed = 0;
  const failedOf = new Set<string>();
  let since = 0;
  let last = 0;
  let isAway = false;
  const forget = () => {
    failed = 0;
    failedOf.clear();
  };
  return {
    get isUnderWay() {
      return isAway;
    },
    note({ collection, outcome }, now) {
      if (outcome === 'held') return null;
      if (failures.has(outcome)) {
        if (failed === 0) since = now;
        failed += 1;
        failedOf.add(collection);
        last = now;
        const isService = failedOf.size > 1 || isLogin(collection);
        if (isAway || !isService || failed < outageRules.failures) return null;
        isAway = true;
        return { kind: 'began' };
      }
      if (!isAway) forget();
      if (!isAway || now - last < outageRules.quiet) return null;
      const news = { kind: 'ended' as const, milliseconds: last - since, failed };
      isAway = false;
      forget();
      return news;
    },
  };
}
