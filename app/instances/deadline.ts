import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises';

/** No answer came in time. */
export class TooLate extends Error {}

/** Milliseconds a timer may be late before the process itself counts as busy. */
const tolerance = 20;
/** A process that is always busy waits at most this many times the deadline. */
const mostRounds = 4;

/**
 * Rejects when `work` is not done in time. Only time in which the process could have read the answer counts: with a
 * late event loop, the answer may already be in the socket.
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const tooLate = async (): Promise<never> => {
    for (let round = 0; round < mostRounds; round += 1) {
      const began = performance.now();
      await wait(milliseconds, undefined, { signal: ended.signal, ref: false });
      const late = performance.now() - began - milliseconds;
      // Between a timer and the next round the loop reads the data that has arrived.
      await nextRound(undefined, { signal: ended.signal });
      if (late < tolerance) break;
    }
    throw new TooLate(`no answer within ${milliseconds} ms`);
  };
  try {
    return await Promise.race([work, tooLate()]);
  } finally {
    ended.abort();
  }
}
