/** Counts what the boundary left out since the start of the process, for the metrics. */
export type DroppedKind = 'entry' | 'block' | 'answer';

const dropped: Record<DroppedKind, number> = { entry: 0, block: 0, answer: 0 };

/** Counts only; the log says what was dropped and why. */
export function countDropped(what: DroppedKind, times = 1): void {
  dropped[what] += times;
}

export function droppedSoFar(): Readonly<Record<DroppedKind, number>> {
  return dropped;
}

/**
 * Wraps a check and counts the answers it refuses: no page shows them, since the last good one is kept.
 */
export function countRefused<T>(check: (answer: T) => void): (answer: T) => void {
  return (answer) => {
    try {
      check(answer);
    } catch (error) {
      countDropped('answer');
      throw error;
    }
  };
}
