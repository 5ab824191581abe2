/** Detects overload by the event loop's delay (Node's `monitorEventLoopDelay`). */
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

export interface EventLoopWatch {
  /** Requests waited too long, for two seconds in a row. */
  readonly isBehind: boolean;
  /** Delay of the loop in the last whole second in milliseconds, 99th percentile. */
  readonly delay: number;
  stop(): void;
}

/** Milliseconds between two samples of the loop. */
const resolution = 20;
/** Milliseconds between two readings; the last two count. */
const readingInterval = 1000;

type Histogram = Pick<
  IntervalHistogram,
  'enable' | 'disable' | 'percentile' | 'reset' | 'count' | 'mean' | 'stddev'
>;

/** @param maxWait average milliseconds a request may wait before the process handles it */
export function watchEventLoop(
  maxWait: number,
  histogram: Histogram = monitorEventLoopDelay({ resolution }),
): EventLoopWatch {
  let lastWaits: readonly [number, number] = [0, 0];
  let delay = 0;
  histogram.enable();
  const timer = setInterval(() => {
    lastWaits = [lastWaits[1], averageWait(histogram)];
    delay = Math.max(0, histogram.percentile(99) / 1e6 - resolution);
    histogram.reset();
  }, readingInterval).unref();
  return {
    get isBehind() {
      return Math.min(...lastWaits) > maxWait;
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
 * Average wait of a request that arrives at a random moment, in milliseconds: it most likely arrives during a long
 * iteration, on average in its middle (Σ iteration² / 2 Σ iteration). The longest iteration alone is not a measure:
 * on a shared machine one of 200 ms occurs in most seconds.
 */
function averageWait({ count, mean, stddev }: Histogram): number {
  // No iteration was finished.
  if (count === 0) return readingInterval;
  return Math.max(0, (mean ** 2 + stddev ** 2) / (2 * mean) / 1e6 - resolution / 2);
}
