/** Whether the process keeps up: how late the event loop is (Node's `monitorEventLoopDelay`). */
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

export interface EventLoopWatch {
  /** Late for two seconds on end. */
  readonly behind: boolean;
  /** Milliseconds the loop was late by in the last whole second, 99th percentile. */
  readonly delay: number;
  stop(): void;
}

/** Milliseconds between two samples of the loop. */
const resolution = 20;
/** Milliseconds between two readings; the last two count. */
const reading = 1000;

/** @param tolerated milliseconds a visitor's click may wait before the process looks at it */
export function watchEventLoop(
  tolerated: number,
  histogram: Pick<IntervalHistogram, 'enable' | 'disable' | 'percentile' | 'reset'> = monitorEventLoopDelay({
    resolution,
  }),
): EventLoopWatch {
  let last: readonly [number, number] = [0, 0];
  histogram.enable();
  const timer = setInterval(() => {
    const late = Math.max(0, histogram.percentile(99) / 1e6 - resolution);
    last = [last[1], late];
    histogram.reset();
  }, reading).unref();
  return {
    get behind() {
      return Math.min(...last) > tolerated;
    },
    get delay() {
      return last[1];
    },
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
