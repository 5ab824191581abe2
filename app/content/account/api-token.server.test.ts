import { beforeEach, expect, it } from 'vitest';
import { ContentUnavailable } from '../calls/errors';
import { createApiTokenSession } from './api-token.server';
import type { Session } from './session.server';

let now: number;
let warned: object[];
let session: Session;

beforeEach(() => {
  now = 1_000_000;
  warned = [];
  session = createApiTokenSession({
    apiToken: 'the-token',
    clock: () => now,
    log: { warn: (fields) => void warned.push(fields) },
    random: () => 0,
  });
});

const answer = () => session.token().catch((error: unknown) => error);
/** Milliseconds until the token is given again; 0: it is given. */
async function pause(): Promise<number> {
  const given = await answer();
  return given instanceof ContentUnavailable ? (given.retryAfterSeconds ?? 0) * 1000 : 0;
}

it('the token is used unchanged until it is refused', async () => {
  expect(await answer()).toBe('the-token');
  session.forget('the-token');
  const refusal = (await answer()) as ContentUnavailable;
  expect(refusal).toBeInstanceOf(ContentUnavailable);
  expect(refusal.errorText).toContain('CONTENT_API_TOKEN');
  expect(warned).toEqual([{ account: 'CONTENT_API_TOKEN' }]);
});

it('a refusal holds for a pause, to the millisecond, and the next for a longer one', async () => {
  session.forget('the-token');
  const first = await pause();
  expect(first).toBeGreaterThan(0);
  now += first - 1;
  expect(await pause()).toBe(1);
  now += 1;
  expect(await answer()).toBe('the-token');
  session.forget('the-token');
  expect(await pause()).toBeGreaterThan(first);
  expect(warned).toHaveLength(1);
});

it('several calls refused at once are one refusal', async () => {
  session.forget('the-token');
  const first = await pause();
  session.forget('the-token');
  session.forget('the-token');
  expect(await pause()).toBe(first);
});

it('a token that has worked for a while starts with a short pause again, and is logged again', async () => {
  session.forget('the-token');
  const first = await pause();
  now += first + 5001;
  expect(await answer()).toBe('the-token');
  session.forget('the-token');
  expect(await pause()).toBe(first);
  expect(warned).toHaveLength(2);
});

it('a token used again at once has proven nothing yet', async () => {
  session.forget('the-token');
  const first = await pause();
  now += first + 5000;
  await answer();
  session.forget('the-token');
  expect(await pause()).toBeGreaterThan(first);
});

it('a clock that is put back ends the pause', async () => {
  session.forget('the-token');
  now -= 3_600_000;
  expect(await answer()).toBe('the-token');
});

it('a clock that is put back does not bring back the pause of a token that has been good since', async () => {
  session.forget('the-token');
  const first = await pause();
  now += first + 5001;
  await answer();
  now -= first + 5000;
  expect(await answer()).toBe('the-token');
});
