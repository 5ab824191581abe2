/** Reports what the boundary left out: counted for the metrics, each warning logged at most once a minute. */
import type { Clock } from '~/base/clock';

export type Droppable = 'entry' | 'block' | 'answer';

export interface BoundaryReport {
  /**
   * Logs with the number of repetitions since the last time.
   *
   * @param fields `path` of the call, or `place` on the page, distinguishes warnings
   */
  warn(fields: Record<string, unknown>, message: string): void;
  count(what: Droppable, times?: number): void;
  /** What was left out since the report was made. */
  readonly dropped: Readonly<Record<Droppable, number>>;
}

interface LastEntry {
  at: number;
  /** Repetitions not logged since. */
  unsaid: number;
}

/** Milliseconds for which a warning is not repeated: every page reads the same lists. */
const pause = 60_000;
/** Warnings remembered; beyond this the oldest is forgotten, so that memory stays bounded. */
const most = 500;

export function createBoundaryReport(
  log: { warn(fields: Record<string, unknown>, message: string): void },
  clock: Clock,
): BoundaryReport {
  const said = new Map<string, LastEntry>();
  const dropped: Record<Droppable, number> = { entry: 0, block: 0, answer: 0 };
  return {
    warn(fields, message) {
      const key = `${message} ${fields.path ?? fields.place}`;
      const now = clock();
      const last = said.get(key);
      if (last && now - last.at < pause) {
        last.unsaid += 1;
        return;
      }
      said.delete(key);
      if (said.size >= most) said.delete(said.keys().next().value as string);
      said.set(key, { at: now, unsaid: 0 });
      log.warn(last?.unsaid ? { ...fields, unsaid: last.unsaid } : fields, message);
    },
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
