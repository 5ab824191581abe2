import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewPages } from './renew-pages';

function renewing(answer: (target: string) => Promise<void> = async () => undefined) {
  const asked: string[] = [];
  const rounds: string[] = [];
  const log = { warn: vi.fn() };
  const renew = renewPages({
    caches: ['http://127.0.0.1:8080'],
    renew(_cache, target, encoding) {
      asked.push(`${target} ${encoding}`);
      return answer(target);
    },
    log,
    onRound: (outcome) => rounds.push(outcome),
  });
  return { renew, asked, rounds, log };
}

describe('pages a change affects', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are requested again at once in every form, and once more for a page in transit', async () => {
    const { renew, asked, rounds } = renewing();
    renew(['/campus/lyon']);
    await vi.advanceTimersByTimeAsync(100);
    const forms = ['/campus/lyon br', '/campus/lyon gzip', '/campus/lyon identity'];
    expect(asked).toEqual(forms);
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toEqual([...forms, ...forms]);
    expect(rounds).toEqual(['told', 'told']);
  });

  it('are requested in their order, each once, four at a time', async () => {
    const finish: (() => void)[] = [];
    const { renew, asked } = renewing(() => new Promise((resolve) => finish.push(resolve)));
    renew([
      '/campus/lyon',
      ...Array.from({ length: 20 }, (_, index) => `/formations/${index}`),
      '/campus/lyon',
    ]);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['/campus/lyon br', '/formations/0 br', '/formations/1 br', '/formations/2 br']);
    while (finish.length > 0) {
      finish.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(asked.filter((one) => one === '/campus/lyon br')).toHaveLength(1);
    expect(asked).toHaveLength(63);
  });

  it('of a later change come before the rest of an earlier one', async () => {
    const finish: (() => void)[] = [];
    const { renew, asked } = renewing(() => new Promise((resolve) => finish.push(resolve)));
    renew(Array.from({ length: 20 }, (_, index) => `/formations/${index}`));
    await vi.advanceTimersByTimeAsync(0);
    renew(['/campus/lyon']);
    // One of the four pending ones.
    finish.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.at(-1)).toBe('/campus/lyon br');
    expect(asked).not.toContain('/formations/4 br');
  });

  it('are requested in the most common form before any other', async () => {
    const { renew, asked } = renewing();
    renew(['/campus/lyon', '/campus', '/agenda', '/tarifs', '/contact']);
    await vi.advanceTimersByTimeAsync(100);
    const forms = asked.map((one) => one.split(' ')[1]);
    expect(forms).toEqual(['br', 'gzip', 'identity'].flatMap((form) => Array(5).fill(form)));
  });

  it('of a cache that is away are logged and counted once per round', async () => {
    const { renew, rounds, log } = renewing(async () => {
      throw new Error('connection refused');
    });
    renew(['/', '/campus']);
    await vi.advanceTimersByTimeAsync(100);
    expect(rounds).toEqual(['failed']);
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it('send no request if there are none', async () => {
    const { renew, asked, rounds } = renewing();
    renew([]);
    await vi.advanceTimersByTimeAsync(3000);
    expect([asked, rounds]).toEqual([[], []]);
  });
});
