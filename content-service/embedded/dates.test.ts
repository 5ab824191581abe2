import { describe, expect, it } from 'vitest';
import { resolveDate, resolveDates } from './dates';

/** A Tuesday. */
const now = new Date('2026-03-24T12:00:00Z');

describe('an authored date', () => {
  it.each([
    ['+0d', 'Europe/Paris', '2026-03-24'],
    ['-24d', 'Europe/Paris', '2026-02-28'],
    ['+12d/sat', 'Europe/Paris', '2026-04-11'],
    ['+0d/tue', 'Europe/Paris', '2026-03-24'],
    ['+1d 10:00', 'Europe/Paris', '2026-03-25T10:00:00+01:00'],
    ['+1d 10:00', 'Indian/Reunion', '2026-03-25T10:00:00+04:00'],
    ['2026-05-01', 'Europe/Paris', '2026-05-01'],
    ['2026-12-12T10:00', 'America/Martinique', '2026-12-12T10:00:00-04:00'],
    ['2026-12-12T24:00:00', 'Europe/Paris', '2026-12-13T00:00:00+01:00'],
    ['2026-12-12T10:00:00Z', 'Pacific/Noumea', '2026-12-12T10:00:00Z'],
    ['--01-19', 'Europe/Paris', '2026-01-19'],
    ['--09-15', 'Europe/Paris', '2026-09-15'],
    ['--11-02', 'Europe/Paris', '2025-11-02'],
  ])('%s in %s', (authored, zone, expected) => {
    expect(resolveDate(authored, now, zone)).toBe(expected);
  });

  it('without a year belongs to the admissions year, which changes in the middle of September', () => {
    const last = new Date('2026-09-15T12:00:00Z');
    const first = new Date('2026-09-15T23:00:00Z');
    expect(resolveDate('--01-19', last, 'Europe/Paris')).toBe('2026-01-19');
    expect(resolveDate('--01-19', first, 'Europe/Paris')).toBe('2027-01-19');
    expect(resolveDate('--11-02', first, 'Europe/Paris')).toBe('2026-11-02');
  });

  it('counts from the present local day', () => {
    const evening = new Date('2026-03-24T21:00:00Z');
    expect(resolveDate('+1d', evening, 'Europe/Paris')).toBe('2026-03-25');
    expect(resolveDate('+1d', evening, 'Indian/Reunion')).toBe('2026-03-26');
  });

  it.each([
    ['+5d 00:00', '2026-03-29T00:00:00+01:00'],
    ['+5d 01:30', '2026-03-29T01:30:00+01:00'],
    // Half past two does not exist that night.
    ['+5d 02:30', '2026-03-29T03:30:00+02:00'],
    ['+5d 03:00', '2026-03-29T03:00:00+02:00'],
    ['+5d/sun 23:30', '2026-03-29T23:30:00+02:00'],
    ['+215d 00:00', '2026-10-25T00:00:00+02:00'],
    ['+215d 01:30', '2026-10-25T01:30:00+02:00'],
    ['+215d 03:00', '2026-10-25T03:00:00+01:00'],
    ['+216d 00:00', '2026-10-26T00:00:00+01:00'],
  ])('%s on the nights when Paris changes its clocks', (authored, expected) => {
    expect(resolveDate(authored, now, 'Europe/Paris')).toBe(expected);
  });

  it('is resolved at any depth; other texts stay', () => {
    const entry = { title: '+1d de plus', dates: [{ start: '+1d 10:00' }], count: 3, end: null };
    expect(resolveDates(entry, now, 'Europe/Paris')).toEqual({
      ...entry,
      dates: [{ start: '2026-03-25T10:00:00+01:00' }],
    });
  });
});
