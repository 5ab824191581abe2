import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterTheCrowd } from './after-the-crowd';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(async () => undefined) }));

/** A clock by which each look comes so many milliseconds after it was begun. */
function clockOf(...waits: number[]): () => number {
  let now = 0;
  let asked = 0;
  return () => {
    asked += 1;
    if (asked % 2 === 0) now += waits[asked / 2 - 1] ?? waits.at(-1) ?? 0;
    return now;
  };
}

describe('work that nobody waits for', () => {
  beforeEach(() => void vi.mocked(pause).mockClear());
  afterEach(() => void vi.mocked(pause).mockClear());

  it('begins ten milliseconds later where nothing else is to be done', async () => {
    await afterTheCrowd(clockOf(10));
    expect(vi.mocked(pause).mock.calls).toEqual([[10]]);
  });

  it('lets a crowd go first', async () => {
    await afterTheCrowd(clockOf(85, 40, 14));
    expect(pause).toHaveBeenCalledTimes(3);
  });

  it('is not put off for ever where the traffic does not end', async () => {
    await afterTheCrowd(clockOf(15));
    expect(pause).toHaveBeenCalledTimes(20);
  });
});
