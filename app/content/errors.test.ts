import { describe, expect, it } from 'vitest';
import {
  ContentError,
  ContentInvalid,
  ContentNotFound,
  ContentUnavailable,
  isPauseOfService,
  retryAfterMs,
} from './errors';

describe('what can go wrong with content', () => {
  it('has the status a page answers with, and says what happened to the log (specification §7)', () => {
    const cause = new TypeError('fetch failed');
    const errors = [
      new ContentNotFound('x'),
      new ContentUnavailable('x', { cause, serviceStatus: 502 }),
      new ContentUnavailable('x', { timeout: true }),
      new ContentInvalid('x', { serviceStatus: 400 }),
    ];
    expect(errors.map(({ name, statusCode, errorText }) => [name, statusCode, errorText])).toEqual([
      ['ContentNotFound', 404, 'x'],
      ['ContentUnavailable', 503, 'x'],
      ['ContentUnavailable', 504, 'x'],
      ['ContentInvalid', 500, 'x'],
    ]);
    expect(errors.every((error) => error instanceof ContentError)).toBe(true);
    expect(errors.map(({ message }) => message)).toEqual(['404 x', '503 x', '504 x', '500 x']);
    expect(errors[1]).toMatchObject({ cause, serviceStatus: 502, retryAfterSeconds: undefined });
    expect(errors[3]).toMatchObject({ serviceStatus: 400 });
  });

  it('may ask to be left alone for a while', () => {
    expect(retryAfterMs(new ContentUnavailable('x', { retryAfterSeconds: 30 }))).toBe(30_000);
    expect(retryAfterMs(new ContentUnavailable('x'))).toBe(0);
    expect(retryAfterMs(new ContentInvalid('x'))).toBe(0);
  });

  it('asks for a pause only where the service answered and named one', () => {
    expect(isPauseOfService(new ContentUnavailable('x', { serviceStatus: 429, retryAfterSeconds: 30 }))).toBe(
      true,
    );
    expect(isPauseOfService(new ContentUnavailable('x', { serviceStatus: 503 }))).toBe(false);
    expect(isPauseOfService(new ContentUnavailable('x', { retryAfterSeconds: 30 }))).toBe(false);
  });
});
