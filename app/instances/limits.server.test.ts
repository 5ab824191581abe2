import { expect, it } from 'vitest';
import { type Limits, limitsInMemory, networkLimit } from './limits.server';

const limit = () => networkLimit(limitsInMemory, 'tests', { points: 2, duration: 60 });
const passes = (limiter: ReturnType<typeof limit>, network: string) =>
  limiter.consume(network).then(
    () => true,
    () => false,
  );
const countOf = async (limiter: ReturnType<typeof limit>, networks: readonly string[]) => {
  let count = 0;
  for (const network of networks) if (await passes(limiter, network)) count += 1;
  return count;
};
/** The networks of one subscriber, a /56. */
const subscriber = Array.from({ length: 256 }, (_, at) => `2001:db8:1:${(0xab00 + at).toString(16)}::/64`);

it('holds one network to its limit, and all of a subscriber to a wider one', async () => {
  const limiter = limit();
  expect(await countOf(limiter, Array(5).fill(subscriber[0]))).toBe(2);
  expect(await countOf(limiter, subscriber.slice(1))).toBe(14);
  expect(await passes(limiter, '2001:db8:2:0::/64'), 'another subscriber').toBe(true);
});

it('knows no wider network of an IPv4 address', async () => {
  const limiter = limit();
  const neighbours = Array.from({ length: 40 }, (_, at) => `203.0.113.${at}`);
  expect(await countOf(limiter, neighbours)).toBe(40);
});

it('frees its places at both widths', async () => {
  const limiter = limit();
  for (const network of subscriber.slice(0, 16)) {
    expect(await passes(limiter, network)).toBe(true);
    await limiter.reward(network);
  }
  expect(await countOf(limiter, subscriber)).toBe(16);
});

it('counts no more networks of one /48 than it has requests, and those of others', async () => {
  const counted = new Set<string>();
  const limits: Limits = (name, limit) => {
    const limiter = limitsInMemory(name, limit);
    const consume = limiter.consume.bind(limiter);
    limiter.consume = (key, ...rest) => {
      const taken = consume(key, ...rest);
      counted.add(`${name} ${key}`);
      return taken;
    };
    return limiter;
  };
  const limiter = networkLimit(limits, 'tests', { points: 2, duration: 60 });
  const networks = Array.from({ length: 5000 }, (_, at) => `2001:db8:1:${at.toString(16)}::/64`);
  expect(await countOf(limiter, networks)).toBe(16);
  expect(counted.size).toBe(17);
  expect(await passes(limiter, '2001:db8:2:0::/64')).toBe(true);
});

it('does not take from its neighbours what one network is refused', async () => {
  const limiter = limit();
  expect(await countOf(limiter, Array(100).fill(subscriber[0]))).toBe(2);
  expect(await countOf(limiter, subscriber.slice(1))).toBe(14);
});
