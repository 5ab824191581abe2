/** Types of `test-summary.mjs`, for its test; `npm test` runs it as it is. */
import type { JSONReport } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/reporters';

export interface Ran {
  passed: number;
  skipped: number;
  /** `file: title` of each. */
  failed: string[];
  flaky: string[];
}

export interface Half {
  name: string;
  /** The runner's exit status. */
  status: number;
  /** What its report says; null when it wrote none. */
  ran: Ran | null;
}

export function summarise(halves: readonly Half[]): { text: string; isGreen: boolean };
export function readUnitReport(
  report: Pick<JsonTestResults, 'numPassedTests' | 'numPendingTests' | 'testResults'>,
  folder: string,
): Ran;
export function readEndToEndReport(
  report: Pick<JSONReport, 'suites' | 'errors'> & {
    stats: Pick<JSONReport['stats'], 'expected' | 'skipped'>;
    config: Pick<JSONReport['config'], 'rootDir'>;
  },
  folder: string,
): Ran;
