import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CountedBehind, gatheredFor } from './counted-behind.server';
import { noStore, type StoreLink } from './store-link.server';

/** The store's side of the counts: the effect of its script, for any number of instances. */
function countingStore() {
  const counts = new Map<string, number>();
  const messages: string[][] = [];
  let isAway = false;
  const store = {
    async eval(
      _script: string,
      { keys, arguments: [window, ...added] }: { keys: string[]; arguments: string[] },
    ) {
      messages.push(keys);
      return keys.flatMap((key, index) => {
        const count = (counts.get(key) ?? 0) + Number(added[index]);
        counts.set(key, count);
        return [count, Number(window)];
      });
    },
  };
  const link = {
    ask: async (command: (client: typeof store) => Promise<unknown>) => (isAway ? noStore : command(store)),
  } as unknown as Pick<StoreLink, 'ask'>;
  return {
    messages,
    goAway: () => {
      isAway = true;
    },
    instance: () => new CountedBehind(link, 'renders', { points: 4, duration: 60 }),
  };
}
const allows = (instance: CountedBehind, client = 'a') =>
  instance.consume(client).then(
    () => true,
    () => false,
  );

describe('counts sent after the answers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are the client’s at all instances a moment later', async () => {
    const { instance } = countingStore();
    const [left, right] = [instance(), instance()];
    for (const one of [left, left, left, right, right]) expect(await allows(one)).toBe(true);
    await vi.advanceTimersByTimeAsync(gatheredFor);
    expect(await allows(right)).toBe(false);
    // It had three when it sent them, and gets five with its next message.
    expect(await allows(left)).toBe(true);
    await vi.advanceTimersByTimeAsync(gatheredFor);
    expect(await allows(left)).toBe(false);
  });

  it('are sent as one message for all clients of a moment, whatever they requested', async () => {
    const { instance, messages } = countingStore();
    const one = instance();
    for (const client of ['a', 'b', 'a', 'c', 'a']) await allows(one, client);
    expect(messages).toEqual([]);
    await vi.advanceTimersByTimeAsync(gatheredFor);
    expect(messages).toEqual([['limit:renders:a', 'limit:renders:b', 'limit:renders:c']]);
    await vi.advanceTimersByTimeAsync(10 * gatheredFor);
    expect(messages).toHaveLength(1);
  });

  it('are this instance’s own while the store is away, and end with their minute', async () => {
    const { instance, goAway } = countingStore();
    goAway();
    const one = instance();
    for (let time = 0; time < 4; time += 1) expect(await allows(one)).toBe(true);
    await vi.advanceTimersByTimeAsync(gatheredFor);
    expect(await allows(one)).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await allows(one)).toBe(true);
  });
});
