import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentChange } from './content-change';
import { createPlannedChanges } from './planned-changes';

const change = (...names: string[]): ContentChange => ({ collection: 'iet-news', names, urgent: true });
const day = 86_400_000;
let applied: ContentChange[];
const follow = (change: ContentChange) => void applied.push(change);

beforeEach(() => {
  applied = [];
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => vi.useRealTimers());

describe('a planned change', () => {
  it('is applied at its moment, once, also one that is days away', () => {
    const planned = createPlannedChanges(Date.now);
    planned.follow(follow);
    planned.plan(change('later'), 2 * day);
    planned.plan(change('sooner'), 2000);
    vi.advanceTimersByTime(1999);
    expect(applied).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(applied).toEqual([change('sooner')]);
    vi.advanceTimersByTime(2 * day);
    expect(applied).toEqual([change('sooner'), change('later')]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('follows the last plan of its entry', () => {
    const planned = createPlannedChanges(Date.now);
    planned.follow(follow);
    planned.plan(change('a'), 1000);
    planned.plan(change('a'), 5000);
    vi.advanceTimersByTime(1000);
    expect(applied).toEqual([]);
    vi.advanceTimersByTime(4000);
    expect(applied).toEqual([change('a')]);
  });

  it('without a name is one of its own at each moment', () => {
    const planned = createPlannedChanges(Date.now);
    planned.follow(follow);
    for (const at of [1000, 5000]) planned.plan(change(), at);
    vi.advanceTimersByTime(5000);
    expect(applied).toHaveLength(2);
  });

  it('waits for later listeners, and is seen within a minute after the clock was set', () => {
    const planned = createPlannedChanges(Date.now);
    planned.plan(change('a'), 1000);
    planned.plan(change('b'), 10 * day);
    vi.advanceTimersByTime(2000);
    planned.follow(follow);
    vi.advanceTimersByTime(0);
    expect(applied).toEqual([change('a')]);
    vi.setSystemTime(10 * day);
    vi.advanceTimersByTime(60_000);
    expect(applied).toEqual([change('a'), change('b')]);
  });
});
