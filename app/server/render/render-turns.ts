/**
 * Renders take turns: one for each round of the event loop. Rendering holds the processor for
 * milliseconds; between two renders the pages that are kept get answered.
 */
export interface Turns {
  /** Resolves when it is the caller's turn, in the order of asking. */
  take(): Promise<void>;
  readonly waiting: number;
  /** Gives nobody a turn until then. */
  hold(until: Promise<unknown>): void;
}

export function createTurns(): Turns {
  const queue: (() => void)[] = [];
  let held = false;

  function next(): void {
    if (held) return;
    queue.shift()?.();
    if (queue.length > 0) setImmediate(next);
  }

  return {
    take() {
      return new Promise((resolve) => {
        queue.push(resolve);
        if (queue.length === 1 && !held) setImmediate(next);
      });
    },
    get waiting() {
      return queue.length;
    },
    hold(until) {
      held = true;
      const release = () => {
        held = false;
        if (queue.length > 0) setImmediate(next);
      };
      void until.then(release, release);
    },
  };
}
