/**
 * Renders take turns: one for each round of the event loop. Rendering holds the processor for
 * milliseconds; between two renders the pages that are kept get answered.
 */
export interface Turns {
  /** Resolves when it is the caller's turn, in the order of asking. */
  take(): Promise<void>;
  readonly waiting: number;
}

export function createTurns(): Turns {
  const queue: (() => void)[] = [];

  function next(): void {
    queue.shift()?.();
    if (queue.length > 0) setImmediate(next);
  }

  return {
    take() {
      return new Promise((resolve) => {
        queue.push(resolve);
        if (queue.length === 1) setImmediate(next);
      });
    },
    get waiting() {
      return queue.length;
    },
  };
}

/** The turns of this process. */
export const renderTurns = createTurns();
