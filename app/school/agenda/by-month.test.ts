import { describe, expect, it } from 'vitest';
import { monthName, nextMonth } from './by-month';

describe('months', () => {
  it('follow each other', () => {
    expect(['2026-12', '2026-01', '2026-09', '2026-10'].map(nextMonth)).toEqual([
      '2027-01',
      '2026-02',
      '2026-10',
      '2026-11',
    ]);
  });

  it('have French names', () => expect(monthName('2026-08')).toBe('août 2026'));
});
