/**
 * Starts one render per iteration of the event loop. A render blocks the loop for milliseconds; between two
 * renders, requests for cached pages are answered.
 */
export interface RenderQueue {
  /** Resolves when it is the caller's turn, first in, first out. */
  waitForTurn(): Promise<void>;
  readonly waiting: number;
  /** Pauses the queue until the promise settles. */
  hold(until: Promise<unknown>): void;
}

export function createRenderQueue(): RenderQueue {
  const queue: (() => void)[] = [];
  let held = false;

  function next(): void {
    if (held) return;
    queue.shift()?.();
    if (queue.length > 0) setImmediate(next);
  }

  return {
    waitForTurn() {
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
