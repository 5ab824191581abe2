import { expect, it } from 'vitest';
import { cookieValue } from './cookie-value';

it('is what a header has for a name, the first if there are several', () => {
  expect(cookieValue('a=1; b=x=y%20z;ab=3; a=4', 'a')).toBe('1');
  expect(cookieValue('a=1; b=x=y%20z;ab=3', 'b')).toBe('x=y%20z');
  expect(cookieValue('a=1; b=x=y%20z;ab=3', 'ab')).toBe('3');
  expect(cookieValue('a=', 'a')).toBe('');
});

it.each([null, undefined, '', 'ab=3', 'a', 'b=a=1'])(
  'is null for a header that has no such name: %j',
  (header) => expect(cookieValue(header, 'a')).toBeNull(),
);
