/** Counts what the boundary had to leave out since the start of the process, for the metrics. */
export type Droppable = 'entry' | 'block' | 'answer';

const dropped: Record<Droppable, number> = { entry: 0, block: 0, answer: 0 };

/** What was dropped and why stands in the log. */
export function countDropped(what: Droppable, times = 1): void {
  dropped[what] += times;
}

export function droppedSoFar(): Readonly<Record<Droppable, number>> {
  return dropped;
}

/**
 * Counts the answers a check throws for: the last good one stays in their place, so that no page shows it.
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
