import { describe, expect, it } from 'vitest';
import { matchingTag } from './conditional';

const own = '"abc-br5"';
const match = (header: string | undefined) => matchingTag(header, 'abc', own);

describe('If-None-Match (RFC 9110 §13.1.2)', () => {
  it.each(['"abc-br5"', 'W/"abc-br5"', '"other", "abc-br5"', ' W/"x" ,W/"abc-br5"'])(
    '%s names the page',
    (header) => {
      expect(match(header)).toBe(own);
    },
  );

  it('* matches any page', () => expect([match('*'), match(' * ')]).toEqual([own, own]));

  it.each(['"abc"', '"abc-gzip"', '"abc-br11"'])(
    '%s is the same page in another form, and is named back',
    (tag) => {
      expect(match(tag)).toBe(tag);
    },
  );

  it.each([undefined, '', 'abc', '"abcd"', '"abd-br5"', '"ab"', '"*"', 'W/'])('%s does not', (header) => {
    expect(match(header)).toBeNull();
  });
});
