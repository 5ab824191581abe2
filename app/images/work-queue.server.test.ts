import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkQueue, QueueFull, QueueTimeout } from './work-queue.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const maxWait = 5000;

/** A queue of one worker that is busy until `release` is called. */
function busy(maxQueued = 1) {
  const queue = createWorkQueue<string>({ workers: 1, maxQueued, maxWait });
  const done: string[] = [];
  let release = () => {};
  const blocked = new Promise<string>((resolve) => {
    release = () => resolve('first');
  });
  const first = queue.run('first', () => blocked);
  const job = (name: string) => async () => {
    done.push(name);
    return name;
  };
  return { queue, done, job, first, release };
}

describe('the queue', () => {
  it('refuses more than it has places for, and shares a job among all who ask for it', async () => {
    const { queue, done, job, first, release } = busy();
    const second = [queue.run('b', job('b')), queue.run('b', job('b'))];
    await expect(queue.run('c', job('c'))).rejects.toBeInstanceOf(QueueFull);
    release();
    await first;
    expect(await Promise.all(second)).toEqual(['b', 'b']);
    expect(done).toEqual(['b']);
  });

  it('begins as many as it has workers, the oldest first', async () => {
    const queue = createWorkQueue<void>({ workers: 2, maxQueued: 5, maxWait });
    const ends: (() => void)[] = [];
    const begun: string[] = [];
    const all = ['a', 'b', 'c', 'd'].map((name) =>
      queue.run(name, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect([begun, queue.queuedCount]).toEqual([['a', 'b'], 2]);
    ends[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a', 'b', 'c']);
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    for (const end of ends) end();
    await Promise.all(all);
  });

  it('frees the place of a client that has gone', async () => {
    const { queue, done, job, release } = busy();
    const gone = new AbortController();
    const left = queue.run('a', job('a'), gone.signal);
    gone.abort();
    await expect(left).rejects.toThrow('aborted');
    expect(queue.queuedCount).toBe(0);
    const next = queue.run('b', job('b'));
    release();
    expect(await next).toBe('b');
    expect(done).toEqual(['b']);
    await expect(queue.run('c', job('c'), gone.signal)).rejects.toThrow('aborted');
  });

  it('makes a picture if another client still waits for it', async () => {
    const { queue, job, release } = busy();
    const gone = new AbortController();
    const left = queue.run('a', job('a'), gone.signal);
    const stays = queue.run('a', job('a'));
    gone.abort();
    await expect(left).rejects.toThrow('aborted');
    release();
    expect(await stays).toBe('a');
  });

  it('lets no client wait longer than its maxWait, and frees its place', async () => {
    const { queue, done, job, first } = busy();
    const told = [first, queue.run('a', job('a'))].map((late) =>
      expect(late).rejects.toBeInstanceOf(QueueTimeout),
    );
    await vi.advanceTimersByTimeAsync(maxWait);
    await Promise.all(told);
    expect([queue.queuedCount, done]).toEqual([0, []]);
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
