import { expect, it } from 'vitest';
import { limitsInMemory, networkLimit } from './limits.server';

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
