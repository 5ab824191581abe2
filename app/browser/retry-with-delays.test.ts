import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryWithDelays } from './retry-with-delays';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tries again after each delay until it succeeds', async () => {
  const attempt = vi.fn(async () => attempt.mock.calls.length === 3);
  retryWithDelays(attempt, [300, 700, 1500]);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(299);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(attempt).toHaveBeenCalledTimes(3);
});

it('gives up after the last delay', async () => {
  const attempt = vi.fn(async () => false);
  retryWithDelays(attempt, [300, 700]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(attempt).toHaveBeenCalledTimes(3);
});

it('stops, in the middle of an attempt too', async () => {
  const attempt = vi.fn(async () => false);
  const stop = retryWithDelays(attempt, [300]);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(attempt).toHaveBeenCalledTimes(1);
  const stopLater = retryWithDelays(attempt, [300]);
  await vi.advanceTimersByTimeAsync(100);
  stopLater();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(attempt).toHaveBeenCalledTimes(2);
});
