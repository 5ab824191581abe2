import { describe, expect, it } from 'vitest';
import { isOwnNotFound, refusalOf } from './refusal-error';

const error = { status: 404, name: 'NotFoundError', message: 'Not Found' };
const said = (body: unknown) => isOwnNotFound(JSON.stringify(body));

describe('that something is gone, in the content service’s own words', () => {
  it('is Strapi 5’s envelope, with or without details', () => {
    expect(said({ data: null, error })).toBe(true);
    expect(said({ data: null, error: { ...error, details: {} } })).toBe(true);
  });

  it.each([
    ['a status of its own', { data: null, error: { ...error, status: 502 } }],
    ['something there', { data: {}, error }],
    ['no data at all', { error }],
    ['no error', { data: null }],
    ['no name', { data: null, error: { status: 404, message: 'Not Found' } }],
    ['another envelope', { statusCode: 404, message: 'Cannot GET /api/campuses' }],
    ['a text', '404 page not found'],
    ['nothing', null],
  ])('is not what has %s', (_, body) => expect(said(body)).toBe(false));

  it.each(['', '404 page not found\n', '<!doctype html>', '{"data":null'])('is not %j', (body) =>
    expect(isOwnNotFound(body)).toBe(false),
  );

  it('is not looked for in a long page', () => {
    expect(said({ data: null, error: { ...error, message: 'x'.repeat(20_000) } })).toBe(false);
  });
});

describe('how long the service asks to be left alone', () => {
  const asked = (retryAfter: string) =>
    refusalOf(
      new Response('', { status: 503, headers: { 'retry-after': retryAfter } }),
      '',
      'GET /api',
      true,
    );

  it.each([
    ['1', 1],
    ['3599', 3599],
  ])('is what it says: %s s', (words, retryAfterSeconds) =>
    expect(asked(words)).toMatchObject({ retryAfterSeconds }),
  );

  it.each(['0', '-5', '3600', '86400', 'Fri, 20 Nov 2026 10:00:00 GMT', ''])(
    'is not believed from an hour up, below a second, or in words: %j',
    (words) => expect(asked(words)).toMatchObject({ retryAfterSeconds: undefined }),
  );
});
