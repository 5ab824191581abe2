import { describe, expect, it } from 'vitest';
import { isoDate } from '../reading/lenient';
import { isWireDate, onTheSpot } from './wire-date';
import { isZone } from './zones';

describe('a date of the wire', () => {
  it.each([
    '2026-12-12',
    '2028-02-29',
    '2026-12-12T10:00',
    '2026-12-12T24:00:00',
    '2026-12-12T09:00:00.000Z',
    '2026-12-12T10:00:00+01:00',
  ])('is %s', (text) => expect(isWireDate(text)).toBe(true));

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-04-31T10:00:00Z',
    '2026-02-30T10:00:00+01:00',
    '2026-00-10',
    '2026-12-12T25:00:00',
    '2026-12-12T10:60:00Z',
    '12/12/2026',
    'salon 5',
    '',
  ])('is not %j', (text) => {
    expect(isWireDate(text)).toBe(false);
    expect(isoDate.safeParse(text).success).toBe(false);
  });

  it('without an offset from UTC is an hour of the school, in any zone of the server', () => {
    expect(isoDate.parse('2026-12-12T10:00:00')).toBe('2026-12-12T10:00:00+01:00');
    expect(isoDate.parse('2026-07-12T10:00')).toBe('2026-07-12T10:00:00+02:00');
    expect(isoDate.parse('2026-12-12T09:00:00.000Z')).toBe('2026-12-12T09:00:00.000Z');
  });
});

describe('a moment on the spot', () => {
  it.each([
    ['2026-12-12T09:00:00.000Z', 'Europe/Paris', '2026-12-12T10:00:00+01:00'],
    ['2026-07-12T09:00:00.000Z', 'Europe/Paris', '2026-07-12T11:00:00+02:00'],
    ['2026-12-31T23:30:00.000Z', 'Europe/Paris', '2027-01-01T00:30:00+01:00'],
    ['2026-10-25T00:59:59.000Z', 'Europe/Paris', '2026-10-25T02:59:59+02:00'],
    ['2026-10-25T01:00:00.000Z', 'Europe/Paris', '2026-10-25T02:00:00+01:00'],
    ['2027-03-28T00:59:59.000Z', 'Europe/Paris', '2027-03-28T01:59:59+01:00'],
    ['2027-03-28T01:00:00.000Z', 'Europe/Paris', '2027-03-28T03:00:00+02:00'],
    ['2026-12-13T00:00:00Z', 'America/Martinique', '2026-12-12T20:00:00-04:00'],
    ['2026-12-12T14:30:00-04:00', 'Pacific/Marquesas', '2026-12-12T09:00:00-09:30'],
  ])('%s in %s', (text, zone, expected) => {
    expect(onTheSpot(text, zone)).toBe(expected);
    expect(Date.parse(expected)).toBe(Date.parse(text));
  });

  it.each([
    ['2026-12-12T10:00:00', 'Pacific/Tahiti', '2026-12-12T10:00:00-10:00'],
    ['2026-12-12T10:00', 'Indian/Reunion', '2026-12-12T10:00:00+04:00'],
    // Half past two does not exist that night.
    ['2027-03-28T02:30:00', 'Europe/Paris', '2027-03-28T03:30:00+02:00'],
  ])('%s is the hour of clocks in %s', (text, zone, expected) => {
    expect(onTheSpot(text, zone)).toBe(expected);
  });

  it('a day without an hour is the same day everywhere', () => {
    expect(onTheSpot('2026-12-12', 'Indian/Reunion')).toBe('2026-12-12');
  });
});

describe('a time zone', () => {
  it.each(['Europe/Paris', 'Indian/Reunion', 'America/St_Barthelemy', 'America/Montreal', 'UTC'])(
    'is %s',
    (name) => expect(isZone(name)).toBe(true),
  );
  it.each(['Europe/Pari', 'europe/paris', '+04:00', 'UTC+4', 'La Réunion', ''])('is not %j', (name) =>
    expect(isZone(name)).toBe(false),
  );
});
