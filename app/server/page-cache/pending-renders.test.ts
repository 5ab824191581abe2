import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPendingRenders, RenderTooSlow } from './pending-renders';

const deadline = 4000;
const change = { collection: 'events', names: ['jpo'] };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function withPendingRenders() {
  const pendingRenders = createPendingRenders<string>(() => deadline);
  const renders: {
    finish: (text: string) => void;
    fail: (error: Error) => void;
    changes: readonly unknown[];
  }[] = [];
  const join = (key = '/agenda') =>
    pendingRenders.join(
      key,
      (changes) =>
        new Promise((finish, fail) => {
          renders.push({ finish, fail, changes });
        }),
    );
  return { pendingRenders, renders, join };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('renders in progress', () => {
  it('are one for each page, shared by all requests', async () => {
    const { pendingRenders, renders, join } = withPendingRenders();
    const [first, second] = [join(), join()];
    join('/campus');
    expect(second).toBe(first);
    expect([renders.length, pendingRenders.size, pendingRenders.has('/agenda')]).toEqual([2, 2, true]);
    renders[0]?.finish('agenda');
    expect(await first.rendered).toBe('agenda');
    await settled();
    expect([pendingRenders.has('/agenda'), pendingRenders.has('/campus')]).toEqual([false, true]);
    join();
    expect(renders).toHaveLength(3);
  });

  it('that fail are removed, and fail for all waiting requests', async () => {
    const { pendingRenders, renders, join } = withPendingRenders();
    const { rendered } = join();
    renders[0]?.fail(new Error('boom'));
    await expect(rendered).rejects.toThrow('boom');
    await settled();
    expect(pendingRenders.size).toBe(0);
  });

  it('collect all content changes made meanwhile', () => {
    const { pendingRenders, renders, join } = withPendingRenders();
    join();
    join('/campus');
    pendingRenders.addChange(change);
    expect(renders.map(({ changes }) => changes)).toEqual([[change], [change]]);
  });
});

describe('a slow render', () => {
  it('rejects at the deadline, and continues for later requests', async () => {
    const { pendingRenders, renders, join } = withPendingRenders();
    const { rendered } = join();
    await vi.advanceTimersByTimeAsync(deadline - 1);
    let given = '';
    rendered.catch((error: Error) => {
      given = error.name;
    });
    await settled();
    expect(given).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(given).toBe('RenderTooSlow');
    await expect(rendered).rejects.toBeInstanceOf(RenderTooSlow);
    expect(pendingRenders.has('/agenda')).toBe(true);
    join();
    expect(renders).toHaveLength(1);
  });

  it('is abandoned in the end, so that its page can be retried; its late end does not affect the next', async () => {
    const { pendingRenders, renders, join } = withPendingRenders();
    join();
    await vi.advanceTimersByTimeAsync(8 * deadline - 1);
    expect(pendingRenders.has('/agenda')).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(pendingRenders.has('/agenda')).toBe(false);
    join();
    renders[0]?.finish('late');
    await settled();
    expect([renders.length, pendingRenders.has('/agenda')]).toEqual([2, true]);
  });

  it('leaves no timer behind when it ends in time', async () => {
    const { renders, join } = withPendingRenders();
    const { rendered } = join();
    renders[0]?.finish('agenda');
    await rendered;
    await settled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
