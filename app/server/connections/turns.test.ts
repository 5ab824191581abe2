import { expect, it } from 'vitest';
import { createTurns } from './turns';

const aWhile = () => new Promise((resolve) => setImmediate(resolve));

it('lets network events through after some milliseconds of work', async () => {
  let now = 0;
  const turns = createTurns({ now: () => now });
  const done: string[] = [];
  const work = (name: string) => () => {
    now += 2;
    done.push(name);
  };
  for (const name of 'abcdefg') turns.take(work(name));
  expect(done, 'nothing at once').toEqual([]);
  await aWhile();
  expect(done.join('')).toBe('abc');
  await aWhile();
  expect(done.join('')).toBe('abcdef');
});

it('does so many at a time where each makes work for later', async () => {
  const turns = createTurns({ most: 2, now: () => 0 });
  const done: string[] = [];
  for (const name of 'abc') turns.take(() => done.push(name));
  await aWhile();
  expect(done.join('')).toBe('ab');
});

it('serves a repeated client after all others', async () => {
  const turns = createTurns({ now: () => 0 });
  const done: string[] = [];
  const take = (name: string, left: number) =>
    turns.take(() => {
      done.push(name);
      if (left > 1) take(name, left - 1);
    });
  take('a', 3);
  take('b', 2);
  take('c', 1);
  await aWhile();
  expect(done.join('')).toBe('abcaba');
});
