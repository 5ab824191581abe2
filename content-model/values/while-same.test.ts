import { expect, it, vi } from 'vitest';
import { whileSame } from './while-same';

it('results for the same objects are made once', () => {
  const make = vi.fn((first: object, ...rest: readonly object[]) => ({ parts: [first, ...rest] }));
  const made = whileSame(make);
  const [a, b, c] = [{}, {}, {}];
  const first = made(a, b);
  expect(made(a, b)).toBe(first);
  expect(made(b)).not.toBe(first);
  expect(made(a, b), 'another first argument has its own').toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
  for (const rest of [[c], [b, c], [], [b]]) {
    const before = make.mock.calls.length;
    expect(made(a, ...rest).parts).toEqual([a, ...rest]);
    expect(make.mock.calls.length, 'only the last is kept').toBe(before + 1);
  }
});

it('null is a result, too', () => {
  const make = vi.fn((_: object) => null);
  const made = whileSame(make);
  const key = {};
  expect([made(key), made(key)]).toEqual([null, null]);
  expect(make).toHaveBeenCalledTimes(1);
});
