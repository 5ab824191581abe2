import { describe, expect, it } from 'vitest';
import { isServiceRefusal, messageIn, parseEnvelope, refusedKeyOf } from './error-envelope';

const error = { status: 404, name: 'NotFoundError', message: 'Not Found' };
/** JSON of so many characters, the last of them spaces. */
const padded = (body: unknown, length: number) => JSON.stringify(body).padEnd(length);
const said = (body: unknown) => isServiceRefusal(body, 404);

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
    expect(isServiceRefusal(parseEnvelope(body), 404)).toBe(false),
  );

  it('is looked for in sixteen thousand characters, and in no longer page', () => {
    expect(isServiceRefusal(parseEnvelope(padded({ data: null, error }, 16_384)), 404)).toBe(true);
    expect(isServiceRefusal(parseEnvelope(padded({ data: null, error }, 16_385)), 404)).toBe(false);
  });
});

describe('the words of a refusal', () => {
  it('are those of the error envelope, on one line', () => {
    const error = { status: 400, name: 'ValidationError', message: 'Invalid \n\n key x' };
    expect(messageIn({ data: null, error })).toBe('ValidationError: Invalid key x');
  });

  it.each(['', '<title>Bad Gateway</title>', '[]', 'null', '{"error":null}', '{"error":{"message":{}}}'])(
    'are none in %j',
    (body) => expect(messageIn(parseEnvelope(body))).toBe(''),
  );

  it('are cut', () => {
    expect(messageIn({ error: { message: 'x'.repeat(10_000) } })).toHaveLength(200);
  });
});

describe('a field the content service does not have', () => {
  it.each([
    ['Invalid key availability', 'availability'],
    ['Invalid key timezone at campus.timezone', 'campus.timezone'],
    ['Invalid parameter availability', 'availability'],
    ['something else', undefined],
  ])('is recognised by %s', (message, key) => {
    expect(refusedKeyOf({ error: { name: 'ValidationError', message } })).toBe(key);
  });
});
