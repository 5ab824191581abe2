import { describe, expect, it } from 'vitest';
import { pauseAfter } from './back-off';

const rule = { first: 1000, longest: 60_000 };

describe('the pause after a refusal', () => {
  it('doubles with each failure, up to the longest', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 100, 5000].map((failures) => pauseAfter(failures, rule, 0));
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000, 60_000]);
  });

  it('is shorter by up to half, as chance has it', () => {
    expect(pauseAfter(3, rule, 0.5)).toBe(3000);
    expect(pauseAfter(3, rule, 1)).toBe(2000);
  });
});
