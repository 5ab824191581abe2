import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkQueue, QueueFull, WaitedTooLong } from './work-queue.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue of one worker that is busy until `release` is called. */
function busy(places = 1, backgroundPlaces = 0) {
  const queue = createWorkQueue({ workers: 1, places, backgroundPlaces });
  const done: string[] = [];
  let release = () => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = queue.run('first', () => blocked);
  const job = (name: string) => async () => {
    done.push(name);
    return name;
  };
  return { queue, done, job, first, release };
}

describe('the queue', () => {
  it('refuses more than it has places for', async () => {
    const { queue, job, first, release } = busy();
    const second = queue.run('b', job('b'));
    await expect(queue.run('c', job('c'))).rejects.toBeInstanceOf(QueueFull);
    release();
    await first;
    expect(await second).toBe('b');
  });

  it('starts another job in the place of one that takes too long, and still shares the slow one', async () => {
    const { job } = busy();
    let leave = () => {};
    let end = (_: string) => {};
    const queue = createWorkQueue({ workers: 1, places: 1 });
    const slow = (leavePlace: () => void) => {
      leave = leavePlace;
      return new Promise<string>((resolve) => {
        end = resolve;
      });
    };
    const asked = [queue.run('slow', slow), queue.run('slow', slow)];
    const next = queue.run('next', job('next'));
    await vi.advanceTimersByTimeAsync(0);
    leave();
    leave();
    expect(await next).toBe('next');
    end('made');
    expect(await Promise.all(asked)).toEqual(['made', 'made']);
    expect(await queue.run('last', job('last'))).toBe('last');
  });

  it('frees the place of a client that has gone', async () => {
    const { queue, done, job, release } = busy();
    const gone = new AbortController();
    const left = queue.run('a', job('a'), { signal: gone.signal });
    gone.abort();
    await expect(left).rejects.toThrow('aborted');
    expect(queue.waiting).toBe(0);
    const next = queue.run('b', job('b'));
    release();
    expect(await next).toBe('b');
    expect(done).toEqual(['b']);
    await expect(queue.run('c', job('c'), { signal: gone.signal })).rejects.toThrow('aborted');
  });

  it('makes a picture if another client still waits for it', async () => {
    const { queue, job, release } = busy();
    const gone = new AbortController();
    const left = queue.run('a', job('a'), { signal: gone.signal });
    const stays = queue.run('a', job('a'));
    gone.abort();
    await expect(left).rejects.toThrow('aborted');
    release();
    expect(await stays).toBe('a');
  });

  it('lets no caller wait longer than asked, and still makes the picture', async () => {
    const { queue, done, job, release } = busy(1, 1);
    const late = queue.run('a', job('a'), { timeout: 5000 });
    const told = expect(late).rejects.toBeInstanceOf(WaitedTooLong);
    await vi.advanceTimersByTimeAsync(5000);
    await told;
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['a']);
  });

  it('starts with the job a visitor waits for', async () => {
    const { queue, done, job, release } = busy(5, 5);
    const all = [
      queue.run('behind 1', job('behind 1'), { priority: 'background' }),
      queue.run('behind 2', job('behind 2'), { priority: 'background' }),
      queue.run('visitor', job('visitor')),
      // It was a background job, and now a visitor waits for it.
      queue.run('behind 2', job('behind 2')),
    ];
    release();
    await Promise.all(all);
    expect(done.at(-1)).toBe('behind 1');
    expect(done).toHaveLength(3);
  });

  it('begins jobs without a waiting visitor when visitors have been quiet: a page asks for its pictures a few at a time', async () => {
    const queue = createWorkQueue({ workers: 2, places: 5, backgroundPlaces: 5, quiet: 500 });
    const done: string[] = [];
    const job = (name: string) => async () => void done.push(name);
    const behind = queue.run('behind', job('behind'), { priority: 'background' });
    await vi.advanceTimersByTimeAsync(0);
    // No request has waited yet.
    expect(done).toEqual(['behind']);
    await behind;
    await queue.run('first', job('first'));
    const later = queue.run('later', job('later'), { priority: 'background' });
    await vi.advanceTimersByTimeAsync(400);
    await queue.run('second', job('second'));
    await vi.advanceTimersByTimeAsync(400);
    expect(done).toEqual(['behind', 'first', 'second']);
    await vi.advanceTimersByTimeAsync(100);
    await later;
    expect(done).toEqual(['behind', 'first', 'second', 'later']);
  });

  it('continues after a failed job', async () => {
    const { queue, job, release } = busy(2);
    const failed = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('b', job('b'));
    release();
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('b');
  });
});
