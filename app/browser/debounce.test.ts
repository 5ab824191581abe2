import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounce } from './debounce';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('something that changes again and again', () => {
  it('is read once, after the requested quiet time', () => {
    const look = vi.fn();
    const changed = debounce(look, 200);
    changed();
    vi.advanceTimersByTime(199);
    changed();
    vi.advanceTimersByTime(199);
    expect(look).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('is no longer watched without listeners', () => {
    const look = vi.fn();
    const changed = debounce(look, 200);
    changed();
    changed.cancel();
    vi.advanceTimersByTime(1000);
    expect(look).not.toHaveBeenCalled();
  });
});
