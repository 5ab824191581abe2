import { describe, expect, it } from 'vitest';
import { ContentNotFound, MethodNotAllowed } from './errors';
import { isServiceRefusal, messageIn, pageStatusOf, refusalOf, refusedKeyOf } from './refusal';

const error = { status: 404, name: 'NotFoundError', message: 'Not Found' };
/** JSON of so many characters, the last of them spaces. */
const padded = (body: unknown, length: number) => JSON.stringify(body).padEnd(length);
const said = (body: unknown) => isServiceRefusal(JSON.stringify(body), 404);

describe('a 404 in the content service’s own words', () => {
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
    expect(isServiceRefusal(body, 404)).toBe(false),
  );

  it('is looked for in sixteen thousand characters, and in no longer page', () => {
    expect(isServiceRefusal(padded({ data: null, error }, 16_384), 404)).toBe(true);
    expect(isServiceRefusal(padded({ data: null, error }, 16_385), 404)).toBe(false);
  });
});

describe('a refusal by the content service', () => {
  const refusal = (status: number, body: string) =>
    refusalOf(new Response('', { status }), body, 'GET /api', true);
  const own = (status: number) => JSON.stringify({ data: null, error: { ...error, status } });

  it('is an answer that came too late where a gateway has given up', () => {
    expect(refusal(504, '').statusCode).toBe(504);
    expect(refusal(503, '').statusCode).toBe(503);
  });

  it('is a call the service does not have where it says so itself, with that status', () => {
    expect(refusal(405, own(405))).toBeInstanceOf(MethodNotAllowed);
    expect(refusal(405, '<title>Not allowed</title>')).not.toBeInstanceOf(MethodNotAllowed);
    expect(refusal(405, own(503))).not.toBeInstanceOf(MethodNotAllowed);
    expect(refusal(503, own(405))).not.toBeInstanceOf(MethodNotAllowed);
  });

  it('tells a proxy’s 404 from its own in the log', () => {
    expect(refusal(404, own(404))).toBeInstanceOf(ContentNotFound);
    expect(refusal(404, 'nothing').errorText).toMatch(/^GET \/api: answered 404, .*own words/);
  });

  it('is quoted in the log up to sixteen thousand characters', () => {
    const quoted = 'GET /api: answered 503 (NotFoundError: Not Found)';
    expect(refusal(503, padded({ error }, 16_384)).errorText).toBe(quoted);
    expect(refusal(503, padded({ error }, 16_385)).errorText).toBe('GET /api: answered 503');
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

describe('what a refusal of the content service is to a visitor', () => {
  it.each([
    [400, 500],
    [401, 503],
    [403, 503],
    [404, 404],
    [405, 503],
    [422, 503],
    [429, 503],
    [500, 503],
    [502, 503],
    [503, 503],
    [504, 504],
  ])('its %i is answered with %i', (answered, status) => {
    expect(pageStatusOf(answered)).toBe(status);
  });
});

describe('the words of a refusal', () => {
  it('are those of the error envelope, on one line', () => {
    const error = { status: 400, name: 'ValidationError', message: 'Invalid \n\n key x' };
    expect(messageIn(JSON.stringify({ data: null, error }))).toBe('ValidationError: Invalid key x');
  });

  it.each(['', '<title>Bad Gateway</title>', '[]', 'null', '{"error":null}', '{"error":{"message":{}}}'])(
    'are none in %j',
    (body) => expect(messageIn(body)).toBe(''),
  );

  it('are cut', () => {
    expect(messageIn(JSON.stringify({ error: { message: 'x'.repeat(10_000) } }))).toHaveLength(200);
  });
});

describe('a field the content service does not have', () => {
  it.each([
    ['Invalid key availability', 'availability'],
    ['Invalid key timezone at campus.timezone', 'campus.timezone'],
    ['Invalid parameter availability', 'availability'],
    ['something else', undefined],
  ])('is recognised by %s', (message, key) => {
    expect(refusedKeyOf(JSON.stringify({ error: { name: 'ValidationError', message } }))).toBe(key);
  });
});
