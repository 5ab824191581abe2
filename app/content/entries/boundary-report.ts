/** Reports what the boundary left out: logged, and counted for the metrics. */

export type Droppable = 'entry' | 'block' | 'answer';

export interface BoundaryReport {
  /** @param fields `path` of the call, or `place` on the page, distinguishes warnings for the log (`lineKey`) */
  warn(fields: Record<string, unknown>, message: string): void;
  count(what: Droppable, times?: number): void;
  /** What was left out since the report was made. */
  readonly dropped: Readonly<Record<Droppable, number>>;
}

export function createBoundaryReport(log: Pick<BoundaryReport, 'warn'>): BoundaryReport {
  const dropped: Record<Droppable, number> = { entry: 0, block: 0, answer: 0 };
  return {
    warn: (fields, message) => log.warn(fields, message),
    count(what, times = 1) {
      dropped[what] += times;
    },
    dropped,
  };
}

/** Counts the answers `check` throws for: the last good one stays in their place, so that no page shows it. */
export function countRefusals<T>(check: (answer: T) => void, report: BoundaryReport): (answer: T) => void {
  return (answer) => {
    try {
      check(answer);
    } catch (error) {
      report.count('answer');
      throw error;
    }
  };
}
