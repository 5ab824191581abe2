import { expect, it } from 'vitest';
import { ContentUnavailable } from '../calls/errors';
import { createRetryAfter } from './retry-after';

const asked = new ContentUnavailable('/events: answered 429', { answered: 429, retryAfterSeconds: 20 });

function rig() {
  let now = 1000;
  const retryAfter = createRetryAfter(() => now);
  const waits = (key: string) => {
    try {
      retryAfter.throwWhileWaiting(key);
      return null;
    } catch (error) {
      return error as ContentUnavailable;
    }
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { retryAfter, waits, pass };
}

it('a question is left alone for as long as the service asked, and others are not', () => {
  const { retryAfter, waits, pass } = rig();
  expect(waits('/events')).toBeNull();
  retryAfter.remember('/events', asked);
  expect(waits('/events')).toMatchObject({
    name: 'ContentUnavailable',
    errorText: '/events: left alone, as the service asked',
    answered: 429,
    retryAfterSeconds: 20,
  });
  expect(waits('/campuses')).toBeNull();
  pass(19_999);
  expect(waits('/events')?.retryAfterSeconds).toBe(0.001);
  pass(1);
  expect(waits('/events')).toBeNull();
});

it('a failure that asked for nothing, and a doubt of the site itself, hold up no question', () => {
  const { retryAfter, waits } = rig();
  retryAfter.remember('/events', new ContentUnavailable('away', { answered: 503 }));
  retryAfter.remember('/campuses', new ContentUnavailable('doubted', { retryAfterSeconds: 30 }));
  retryAfter.remember('/labels', new TypeError('fetch failed'));
  expect(['/events', '/campuses', '/labels'].map(waits)).toEqual([null, null, null]);
});
