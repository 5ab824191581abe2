import { expect, it } from 'vitest';
import { numberOfText, textOfNumber } from '../strapi/src/admin/fields/typed-number';

it.each([
  ['48,857', 48.857],
  ['48.857', 48.857],
  ['-21.34', -21.34],
  ['−21,34', -21.34],
  ['5\u00a0490,50', 5490.5],
  ['5 490', 5490],
  ['', null],
  ['  ', null],
])('reads “%s” as %s', (typed, value) => expect(numberOfText(typed)).toBe(value));

it.each(['12 euros', '1.250,50', '-', '.', '4,5,6', '0x10', '1e3'])(
  'keeps “%s”, which is no number',
  (typed) => {
    expect(numberOfText(typed)).toBe(typed);
    expect(textOfNumber(typed)).toBe(typed);
  },
);

it('writes a comma, as it is read in French', () => {
  expect([48.857, 5490, 0].map(textOfNumber)).toEqual(['48,857', '5490', '0']);
  expect([null, undefined, Number.NaN].map(textOfNumber)).toEqual(['', '', '']);
});
