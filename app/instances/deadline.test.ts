import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { within } from './deadline';

it('rejects after the deadline', async () => {
  await expect(within(20, new Promise(() => {}))).rejects.toThrow('20 ms');
});

it('passes on a result or a failure in time', async () => {
  expect(await within(1000, Promise.resolve(1))).toBe(1);
  await expect(within(1000, Promise.reject(new Error('full')))).rejects.toThrow('full');
});

it('does not count the time in which the process itself was busy', async () => {
  const answered = within(50, wait(60, 'late'));
  const until = performance.now() + 120;
  while (performance.now() < until);
  expect(await answered).toBe('late');
});
