/** Whether the process keeps up: how late the event loop is (Node's `monitorEventLoopDelay`). */
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

export interface EventLoopWatch {
  /** What came in waited too long, for two seconds on end. */
  readonly behind: boolean;
  /** Milliseconds the loop was late by in the last whole second, 99th percentile. */
  readonly delay: number;
  stop(): void;
}

/** Milliseconds between two samples of the loop. */
const resolution = 20;
/** Milliseconds between two readings; the last two count. */
const reading = 1000;

type Histogram = Pick<
  IntervalHistogram,
  'enable' | 'disable' | 'percentile' | 'reset' | 'count' | 'mean' | 'stddev'
>;

/** @param tolerated milliseconds a visitor's click may wait, on average, before the process looks at it */
export function watchEventLoop(
  tolerated: number,
  histogram: Histogram = monitorEventLoopDelay({ resolution }),
): EventLoopWatch {
  let last: readonly [number, number] = [0, 0];
  let delay = 0;
  histogram.enable();
  const timer = setInterval(() => {
    last = [last[1], averageWait(histogram)];
    delay = Math.max(0, histogram.percentile(99) / 1e6 - resolution);
    histogram.reset();
  }, reading).unref();
  return {
    get behind() {
      return Math.min(...last) > tolerated;
    },
    get delay() {
      return delay;
    },
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

/**
 * Milliseconds a click that comes at any moment waits for the loop, from the rounds of the loop: most
 * likely it comes in a long one, and in the middle of it (Σ round² / 2 Σ round). The longest round alone
 * says nothing of that: in each second of a machine that has other work, too, there is one of 200 ms.
 */
function averageWait({ count, mean, stddev }: Histogram): number {
  // Not one round was finished.
  if (count === 0) return reading;
  return Math.max(0, (mean ** 2 + stddev ** 2) / (2 * mean) / 1e6 - resolution / 2);
}
