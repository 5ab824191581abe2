import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withMinimumDisplay } from './minimum-display';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Observes a promise: its outcome so far. */
function follow<T>(work: Promise<T>) {
  const seen: { outcome?: T | string } = {};
  work.then(
    (value) => (seen.outcome = value),
    (error: Error) => (seen.outcome = error.message),
  );
  return seen;
}

describe('the display of a fetch', () => {
  it('lasts at least 200 ms when the answer comes at once', async () => {
    const seen = follow(withMinimumDisplay(Promise.resolve('campus')));
    await vi.advanceTimersByTimeAsync(199);
    expect(seen.outcome).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.outcome).toBe('campus');
  });

  it('lasts as long as the answer takes, if that is longer', async () => {
    const answer = new Promise((resolve) => setTimeout(() => resolve('campus'), 900));
    const seen = follow(withMinimumDisplay(answer));
    await vi.advanceTimersByTimeAsync(899);
    expect(seen.outcome).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.outcome).toBe('campus');
  });

  it('lasts as long for a failure', async () => {
    const seen = follow(withMinimumDisplay(Promise.reject(new Error('hors-ligne'))));
    await vi.advanceTimersByTimeAsync(199);
    expect(seen.outcome).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.outcome).toBe('hors-ligne');
  });
});
