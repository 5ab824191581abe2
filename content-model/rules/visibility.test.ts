import { describe, expect, it } from 'vitest';
import { isVisible, nextVisibilityChange } from './visibility';

const span = { from: 'from', until: 'until' };
const at = Date.parse;

describe('when visitors see an entry', () => {
  it.each([
    ['in winter', '2027-01-12', '2027-01-11T23:00:00Z'],
    ['in summer', '2027-07-12', '2027-07-11T22:00:00Z'],
    ['on the day that summer time begins', '2027-03-28', '2027-03-27T23:00:00Z'],
    ['on the day that it ends', '2027-10-31', '2027-10-30T22:00:00Z'],
    ['at a moment with its distance from UTC', '2027-01-12T08:30:00-04:00', '2027-01-12T12:30:00Z'],
    ['at an hour of the school', '2027-07-12T08:30', '2027-07-12T06:30:00Z'],
  ])('a day begins at midnight in Paris, a moment with itself: %s', (_, from, begins) => {
    expect(isVisible({ from }, span, at(begins) - 1)).toBe(false);
    expect(isVisible({ from }, span, at(begins))).toBe(true);
    expect(nextVisibilityChange({ from }, span, at(begins) - 1)).toBe(at(begins));
    expect(nextVisibilityChange({ from }, span, at(begins))).toBeNull();
  });

  it('ends with its last day, or at a moment', () => {
    const entry = { from: null, until: '2027-03-28' };
    const ends = at('2027-03-28T22:00:00Z');
    expect([ends - 1, ends].map((now) => isVisible(entry, span, now))).toEqual([true, false]);
    expect(nextVisibilityChange(entry, span, ends - 1)).toBe(ends);
    expect(isVisible({ until: '2027-03-28T12:00:00Z' }, span, at('2027-03-28T12:00:00Z'))).toBe(false);
  });

  it('comes out, then goes', () => {
    const entry = { from: '2027-01-12T10:00:00Z', until: '2027-01-13T10:00:00Z' };
    const [begins, ends] = [at(entry.from), at(entry.until)];
    expect([begins - 1, begins, ends].map((now) => isVisible(entry, span, now))).toEqual([
      false,
      true,
      false,
    ]);
    expect([begins - 1, begins, ends].map((now) => nextVisibilityChange(entry, span, now))).toEqual([
      begins,
      ends,
      null,
    ]);
  });

  it.each([undefined, null, '', 'demain', '2027-02-30', 20_270_101, {}])('is not held back by %j', (junk) => {
    expect(isVisible({ from: junk, until: junk }, span, 0)).toBe(true);
    expect(nextVisibilityChange({ from: junk, until: junk }, span, 0)).toBeNull();
  });

  it('has no end where its kind has none', () => {
    expect(isVisible({ until: '2020-01-01' }, { from: 'from' }, at('2027-01-01'))).toBe(true);
  });
});
