/** Reports what the boundary to the content service left out: logged, and counted for the metrics. */

/** What the boundary leaves out. */
type DroppedKind = 'entry' | 'block' | 'answer';

export interface BoundaryReport {
  /** @param fields by their `path` (of the call) or `place` (on the page) the log tells warnings apart (`lineKey`) */
  warn(fields: Record<string, unknown>, message: string): void;
  count(what: DroppedKind, times?: number): void;
  /** What was left out since the report was made. */
  readonly dropped: Readonly<Record<DroppedKind, number>>;
}

export function createBoundaryReport(log: Pick<BoundaryReport, 'warn'>): BoundaryReport {
  const dropped: Record<DroppedKind, number> = { entry: 0, block: 0, answer: 0 };
  return {
    warn: (fields, message) => log.warn(fields, message),
    count(what, times = 1) {
      dropped[what] += times;
    },
    dropped,
  };
}
