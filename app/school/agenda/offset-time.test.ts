import { describe, expect, it } from 'vitest';
import { offsetTime } from './offset-time';

describe('a moment with its distance from UTC', () => {
  it.each([
    ['2026-12-12T09:00:00.000Z', 'Europe/Paris', '2026-12-12T10:00:00+01:00'],
    ['2026-07-12T09:00:00.000Z', 'Europe/Paris', '2026-07-12T11:00:00+02:00'],
    ['2026-07-12T06:00:00.000Z', 'Indian/Reunion', '2026-07-12T10:00:00+04:00'],
    ['2026-12-31T23:30:00.000Z', 'Europe/Paris', '2027-01-01T00:30:00+01:00'],
    ['2026-10-25T00:59:59.000Z', 'Europe/Paris', '2026-10-25T02:59:59+02:00'],
    ['2026-10-25T01:00:00.000Z', 'Europe/Paris', '2026-10-25T02:00:00+01:00'],
    ['2027-03-28T00:59:59.000Z', 'Europe/Paris', '2027-03-28T01:59:59+01:00'],
    ['2027-03-28T01:00:00.000Z', 'Europe/Paris', '2027-03-28T03:00:00+02:00'],
    ['2027-03-28T01:00:00.000Z', 'Indian/Reunion', '2027-03-28T05:00:00+04:00'],
  ] as const)('%s in %s', (iso, zone, expected) => {
    expect(offsetTime(iso, zone)).toBe(expected);
    expect(Date.parse(expected)).toBe(Date.parse(iso));
  });

  it('a day without an hour is the same day everywhere', () => {
    expect(offsetTime('2026-12-12', 'Indian/Reunion')).toBe('2026-12-12');
  });
});
