/**
 * Starts one render per iteration of the event loop. A render blocks the loop for milliseconds; between two
 * renders, requests for cached pages are answered.
 */
export interface RenderQueue {
  /**
   * Resolves when it is the caller's turn: networks one after the other, within one first in, first out.
   *
   * @param network of the client; without one, the site renders for itself
   */
  waitForTurn(network?: string): Promise<void>;
  readonly waiting: number;
  /** Pauses the queue until the promise settles. */
  hold(until: Promise<unknown>): void;
}

export function createRenderQueue(): RenderQueue {
  /** The waiting renders of each network; the network whose turn is next comes first. */
  const lines = new Map<string, (() => void)[]>();
  let waiting = 0;
  let isPaused = false;

  function startNext(): void {
    const [first] = lines;
    if (isPaused || !first) return;
    const [network, line] = first;
    lines.delete(network);
    line.shift()?.();
    waiting -= 1;
    if (line.length > 0) lines.set(network, line);
    if (waiting > 0) setImmediate(startNext);
  }

  return {
    waitForTurn(network = '') {
      return new Promise((resolve) => {
        const line = lines.get(network);
        if (line) line.push(resolve);
        else lines.set(network, [resolve]);
        waiting += 1;
        if (waiting === 1 && !isPaused) setImmediate(startNext);
      });
    },
    get waiting() {
      return waiting;
    },
    hold(until) {
      isPaused = true;
      const resume = () => {
        isPaused = false;
        if (waiting > 0) setImmediate(startNext);
      };
      void until.then(resume, resume);
    },
  };
}
