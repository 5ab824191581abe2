import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from './sign-in.server';

let logins: number;
let works: boolean;
let seen: boolean;
let warned: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  [logins, works, seen, warned] = [0, false, false, []];
});
afterEach(() => void vi.useRealTimers());

const start = () =>
  signIn(
    {
      async token() {
        logins += 1;
        if (!works) throw new Error('away');
        return 'token';
      },
      refused: () => undefined,
    },
    {
      get seen() {
        return seen;
      },
    } as never,
    { warn: (fields: unknown) => void warned.push(fields) } as never,
  );

it('a site that starts before its content service signs in as soon as that is there, and says once that it failed', async () => {
  start();
  await vi.advanceTimersByTimeAsync(2999);
  expect(logins).toBe(1);
  await vi.advanceTimersByTimeAsync(1 + 3000);
  expect(logins).toBe(3);
  expect(warned).toEqual([{ err: new Error('away') }]);
  works = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(logins).toBe(4);
});

it('it leaves the account alone once a page has reached the service', async () => {
  start();
  seen = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(logins).toBe(1);
});

it('nothing is said, and nothing tried again, where the first login works', async () => {
  works = true;
  start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([logins, warned]).toEqual([1, []]);
});
