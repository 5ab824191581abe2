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

  it.each([
    // A day of work: the last one before.
    ['+38d/fri', '2026-04-30'],
    ['+41d/mon', '2026-05-04'],
    ['-90d/fri', '2025-12-18'],
    // Without a weekday it is what was written.
    ['+38d', '2026-05-01'],
    // The next of every year.
    ['+10d/--09-05/mon', '2026-09-07'],
    ['+10d/--04-02/mon', '2027-04-05'],
    ['+200d/--09-05/mon', '2027-09-06'],
    ['+10d/--04-03', '2026-04-03'],
  ])('%s for a deadline or a first day of work', (authored, expected) => {
    expect(resolveDate(authored, now, 'Europe/Paris')).toBe(expected);
  });

  it.each([
    // 1 and 8 May, and the first free week before them.
    ['2026-03-24', '+38d/fri 10:00', '2026-04-24'],
    ['2026-03-24', '+45d/fri 10:00', '2026-04-24'],
    // Both days of an event of two.
    ['2026-03-24', '+37d/thu&+1d 10:00', '2026-04-23'],
    ['2026-03-24', '+38d/fri&-1d 10:00', '2026-04-24'],
    ['2026-03-24', '+99d/wed 10:00', '2026-06-24'],
    ['2026-03-24', '+140d/wed 10:00', '2026-06-24'],
    // Too late to be earlier.
    ['2026-06-29', '+10d/wed 10:00', '2026-09-02'],
    ['2026-07-20', '+2d/wed 10:00', '2026-09-02'],
    ['2026-12-19', '+2d/wed 10:00', '2027-01-06'],
    ['2026-12-14', '+9d/wed 10:00', '2026-12-16'],
    ['2026-11-29', '+34d/sat 10:00', '2026-12-12'],
    // Past events stay past.
    ['2027-01-08', '-9d/sat 10:00', '2026-12-12'],
    ['2026-09-03', '-12d/thu 18:30', '2026-06-25'],
  ])('on %s, %s for visitors is a day on which the school has pupils', (today, authored, expected) => {
    const start = new Date(`${today}T12:00:00Z`);
    expect(resolveDate(authored, start, 'Europe/Paris').slice(0, 10)).toBe(expected);
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
