import { describe, expect, it } from 'vitest';
import { dayAfter } from '../../../../content-model/rules/event-times';
import { startOfDay, wallClockOf } from './zoned-time';

describe('the local time', () => {
  it.each([
    ['2026-10-25T00:59:59Z', 'Europe/Paris', '20261025', '025959'],
    ['2026-10-25T01:00:00Z', 'Europe/Paris', '20261025', '020000'],
    ['2027-03-28T00:59:59Z', 'Europe/Paris', '20270328', '015959'],
    ['2027-03-28T01:00:00Z', 'Europe/Paris', '20270328', '030000'],
    ['2026-12-31T20:00:00Z', 'Indian/Reunion', '20270101', '000000'],
    ['2026-12-31T23:00:00Z', 'Europe/Paris', '20270101', '000000'],
  ])('%s in %s', (instant, zone, day, time) => {
    expect(wallClockOf(new Date(instant), zone)).toEqual({ day, time });
  });
});

describe('the beginning of a day', () => {
  it.each([
    ['2026-10-25', 'Europe/Paris', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Paris', '2026-10-25T23:00:00.000Z'],
    ['2027-03-28', 'Europe/Paris', '2027-03-27T23:00:00.000Z'],
    ['2027-03-29', 'Europe/Paris', '2027-03-28T22:00:00.000Z'],
    ['2026-12-12', 'Indian/Reunion', '2026-12-11T20:00:00.000Z'],
  ])('%s in %s', (day, zone, instant) => {
    expect(startOfDay(day, zone).toISOString()).toBe(instant);
  });

  it('is that of tomorrow, across the ends of months and years', () => {
    expect(['2026-12-31', '2028-02-28', '2028-02-29'].map(dayAfter)).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2028-03-01',
    ]);
  });
});
