/** Turns of the refreshes that no reader waits for. */
import { bulkhead } from 'cockatiel';

/** Refreshes that no reader waits for, at a time, of the upstream's twenty calls. */
const unawaitedRefreshes = 6;

export interface RefreshTurns {
  /**
   * Runs the task once, when its turn comes.
   *
   * @returns its result, and `hurry`, which starts it at once because a reader waits for it now
   */
  inTurn<T>(task: () => Promise<T>): { result: Promise<T>; hurry: () => void };
}

/**
 * Refreshes that nobody waits for take turns, so that they never hold up one that is waited for: after a restart every
 * page shown from its copy adds a refresh, hundreds of calls, one after the other.
 */
export function createRefreshTurns(atOnce = unawaitedRefreshes): RefreshTurns {
  const slots = bulkhead(atOnce, Number.POSITIVE_INFINITY);
  return {
    inTurn<T>(task: () => Promise<T>) {
      let started: Promise<T> | undefined;
      const start = () => {
        started ??= task();
        return started;
      };
      let hurry = () => {};
      const hurried = new Promise<void>((resolve) => {
        hurry = resolve;
      });
      return { result: Promise.race([slots.execute(start), hurried.then(start)]), hurry: () => hurry() };
    },
  };
}
