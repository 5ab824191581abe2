import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchEventLoop } from './event-loop';

/** A histogram whose 99th percentile the test sets, in milliseconds. */
function histogram() {
  return {
    late: 0,
    enable: () => true,
    disable: () => true,
    reset: () => undefined,
    percentile(): number {
      return this.late * 1e6;
    },
  };
}

describe('whether the process keeps up', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('it is behind when the loop has been 200 ms late for two seconds on end', () => {
    const seen = histogram();
    const watch = watchEventLoop(200, seen);
    seen.late = 400;
    vi.advanceTimersByTime(1000);
    expect(watch.behind).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(watch.behind).toBe(true);
    seen.late = 25;
    vi.advanceTimersByTime(1000);
    expect(watch.behind).toBe(false);
    watch.stop();
  });

  it('one long moment is no overload', () => {
    const seen = histogram();
    const watch = watchEventLoop(200, seen);
    for (const late of [20, 900, 20, 900]) {
      seen.late = late;
      vi.advanceTimersByTime(1000);
      expect(watch.behind).toBe(false);
    }
    expect(watch.delay).toBe(880);
    watch.stop();
  });
});
