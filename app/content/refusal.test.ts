import { describe, expect, it } from 'vitest';
import { ContentNotFound, MethodNotAllowed } from './errors';
import { refusalOf } from './refusal';

const error = { status: 404, name: 'NotFoundError', message: 'Not Found' };
/** JSON of so many characters, the last of them spaces. */
const padded = (body: unknown, length: number) => JSON.stringify(body).padEnd(length);
const refusal = (status: number, body: string) =>
  refusalOf(new Response('', { status }), body, 'GET /api', true);
const own = (status: number) => JSON.stringify({ data: null, error: { ...error, status } });

describe('a refusal by the content service', () => {
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
    expect(refusal(answered, own(answered)).statusCode).toBe(status);
  });
});
