import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInAtStart } from './sign-in-at-start.server';

let logins: number;
let questions: number;
let works: boolean;
let answered: boolean;
let warned: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  [logins, questions, works, answered, warned] = [0, 0, false, false, []];
});
afterEach(() => void vi.useRealTimers());

/** @param login whether the token comes of a login at the service: one that is configured or shared does not */
const start = (login = true, ask = async () => {}) =>
  signInAtStart({
    session: {
      async token() {
        logins += 1;
        if (!login) return 'token';
        if (!works) throw new Error('away');
        answered = true;
        return 'token';
      },
      forget: () => undefined,
    },
    async ask() {
      questions += 1;
      await ask();
    },
    hasAnswered: () => answered,
    log: { warn: (fields: unknown) => void warned.push(fields) } as never,
  });

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
  await vi.advanceTimersByTimeAsync(2000);
  answered = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(logins).toBe(1);
});

it('a first login that works causes no log line, question or second try', async () => {
  works = true;
  start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([logins, questions, warned]).toEqual([1, 0, []]);
});

it('with a token instead of a login, it asks until the service has answered, even while copies answer', async () => {
  start(false, async () => {
    if (questions === 1) throw new Error('away');
    answered = questions === 3;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(questions).toBe(3);
  expect(warned).toEqual([{ err: new Error('away') }]);
});
