import { beforeEach, expect, it } from 'vitest';
import { createPauses, type Pauses } from './pauses';

let now: number;
let random: number;
let pauses: Pauses;
beforeEach(() => {
  [now, random] = [1_000_000, 0];
  pauses = createPauses(
    () => now,
    () => random,
  );
});

it('what is left alone is so to the millisecond, and nothing else with it', () => {
  const error = new Error('because');
  pauses.set('trouble', '/events', 5000, error);
  expect(pauses.last('trouble', '/events')).toMatchObject({ error });
  expect([pauses.left('trouble', '/events'), pauses.left('right', '/events')]).toEqual([5000, 0]);
  now += 4999;
  expect(pauses.subjects('trouble')).toEqual(['/events']);
  now += 1;
  expect([pauses.left('trouble', '/events'), pauses.subjects('trouble')]).toEqual([0, []]);
});

it('what is refused again and again is left alone for twice as long each time, a minute at most', () => {
  const lengths = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(() => {
    const { until } = pauses.lengthen('right', '/events');
    const length = until - now;
    now = until;
    return length / 1000;
  });
  expect(lengths).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  pauses.end('right', '/events');
  expect(pauses.lengthen('right', '/events')).toMatchObject({ until: now + 1000, times: 1 });
});

it('instances that are refused together ask again at different times: up to half a pause is left to chance', () => {
  random = 0.5;
  expect(pauses.lengthen('sign-in', 'account').until).toBe(now + 750);
  random = 1;
  expect(pauses.lengthen('sign-in', 'account').until).toBe(now + 1000);
});

it('addresses that visitors invent take no memory without end, nor the pause of the account that each call looks up', () => {
  pauses.set('sign-in', 'account', 60_000);
  for (let address = 0; address < 20_000; address += 1) {
    pauses.left('sign-in', 'account');
    pauses.set('question', `/events/${address}`, 1000);
  }
  expect(pauses.subjects('question').length).toBeLessThanOrEqual(5000);
  expect(pauses.left('sign-in', 'account')).toBe(60_000);
});
