import { describe, expect, it } from 'vitest';
import { pageStatusOf, wordsOfRefusal } from './refusals';

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
    expect(wordsOfRefusal(JSON.stringify({ data: null, error }))).toBe('ValidationError: Invalid key x');
  });

  it.each(['', '<title>Bad Gateway</title>', '[]', 'null', '{"error":null}', '{"error":{"message":{}}}'])(
    'are none in %j',
    (body) => expect(wordsOfRefusal(body)).toBe(''),
  );

  it('are cut', () => {
    expect(wordsOfRefusal(JSON.stringify({ error: { message: 'x'.repeat(10_000) } }))).toHaveLength(200);
  });
});
