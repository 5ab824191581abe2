import { expect, it } from 'vitest';
import { ContentInvalid, ContentNotFound, ContentUnavailable } from '../calls/errors';
import { createAbsentCollections, noEntry } from './absent-collections';

const refusing = (error: Error) => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    throw error;
  };
  return { ask, asked: () => asked };
};

it.each([
  ['404', new ContentNotFound('none')],
  ['400', new ContentInvalid('Invalid', { answered: 400 })],
  ['403', new ContentUnavailable('Forbidden', { answered: 403 })],
  ['405', new ContentUnavailable('Not allowed', { answered: 405 })],
])('a collection that is answered %s is empty, and asked for again in ten minutes', async (_, error) => {
  let now = 0;
  const absent = createAbsentCollections(() => now);
  const { ask, asked } = refusing(error);
  expect(await absent.askIfAny('/redirects', ask)).toBe(noEntry);
  now = 599_999;
  expect(await absent.askIfAny('/redirects', ask)).toBe(noEntry);
  expect(asked()).toBe(1);
  now = 600_000;
  expect(await absent.askIfAny('/redirects', async () => 'here')).toBe('here');
});

it.each([
  ['is away', new ContentUnavailable('away')],
  ['fails', new ContentUnavailable('failed', { answered: 500 })],
  ['answers nonsense', new ContentInvalid('nonsense')],
])('a service that %s lacks nothing', async (_, error) => {
  const absent = createAbsentCollections(() => 0);
  const { ask, asked } = refusing(error);
  for (const turn of [1, 2]) {
    await expect(absent.askIfAny('/redirects', ask)).rejects.toBe(error);
    expect(asked()).toBe(turn);
  }
});
