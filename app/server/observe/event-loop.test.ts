import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchEventLoop } from './event-loop';

/** A histogram of the loop's rounds, which the test sets, in milliseconds. */
function histogram() {
  return {
    rounds: [] as number[],
    enable: () => true,
    disable: () => true,
    reset: () => undefined,
    percentile(): number {
      return Math.max(...this.rounds) * 1e6;
    },
    get count() {
      return this.rounds.length;
    },
    get mean() {
      return (this.rounds.reduce((sum, round) => sum + round, 0) / this.rounds.length) * 1e6;
    },
    get stddev() {
      const { mean, rounds } = this;
      return Math.sqrt(rounds.reduce((sum, round) => sum + (round * 1e6 - mean) ** 2, 0) / rounds.length);
    },
  };
}

/** A second of loop iterations without other work. */
const idle = Array.from({ length: 50 }, () => 20);

describe('whether the process keeps up', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function watched() {
    const seen = histogram();
    const watch = watchEventLoop(200, seen);
    const second = (rounds: number[]) => {
      seen.rounds = rounds;
      vi.advanceTimersByTime(1000);
      return watch.isBehind;
    };
    return { watch, second };
  }

  it('it is behind when its delay is over 200 ms for two seconds', () => {
    const { watch, second } = watched();
    expect(second([500, 500])).toBe(false);
    expect(second([500, 500])).toBe(true);
    expect(second(idle)).toBe(false);
    watch.stop();
  });

  it('a loop that has not come round once in a second is behind', () => {
    const { watch, second } = watched();
    second([]);
    expect(second([])).toBe(true);
    watch.stop();
  });

  it('one long delay is not an overload', () => {
    const { watch, second } = watched();
    for (const rounds of [idle, [900, 20, 20], idle, [900, 20, 20]]) expect(second(rounds)).toBe(false);
    expect(watch.delay).toBe(880);
    watch.stop();
  });

  it('one delay each second is not an overload either, as on a busy machine', () => {
    const { watch, second } = watched();
    const starved = [300, ...idle.slice(15)];
    for (let time = 0; time < 5; time += 1) expect(second(starved)).toBe(false);
    watch.stop();
  });
});
