import { expect, it } from 'vitest';
import { forEachConcurrently } from './for-each-concurrently';

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

it('works on each item once, in order, and on no more at a time', async () => {
  const items = [1, 2, 3, 4, 5, 6, 7];
  const begun: number[] = [];
  let running = 0;
  let mostRunning = 0;
  await forEachConcurrently(items, 3, async (item) => {
    begun.push(item);
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await pause();
    running -= 1;
  });
  expect(begun).toEqual(items);
  expect([running, mostRunning]).toEqual([0, 3]);
});

it('does nothing without items', async () => {
  await forEachConcurrently([], 4, () => Promise.reject(new Error('no item')));
});

it('throws the error of an item', async () => {
  const work = async (item: string) => {
    if (item === 'b') throw new Error(item);
  };
  await expect(forEachConcurrently(['a', 'b', 'c'], 2, work)).rejects.toThrow('b');
});
