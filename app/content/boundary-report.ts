/** Reports what the boundary to the content service left out: logged, and counted for the metrics. */

/** What the boundary leaves out. */
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
