import { describe, expect, it } from 'vitest';
import { storedTime, typedTime, zoneOfCampus } from './panel-times';

const zones = ['Europe/Paris', 'America/Martinique', 'Pacific/Noumea', 'Pacific/Tahiti', 'Pacific/Wallis'];

describe('a time in the panel', () => {
  it.each(zones)('is the hour of %s, and stored as its instant', (zone) => {
    for (const typed of ['2026-12-12T20:00', '2026-07-01T00:00', '2026-10-25T03:30']) {
      const stored = storedTime(typed, zone);
      expect(stored).toMatch(/Z$/);
      expect(typedTime(stored, zone, false)).toBe(typed);
    }
    expect(storedTime('2026-12-12T20:00', 'America/Martinique')).toBe('2026-12-13T00:00:00.000Z');
  });

  it.each(zones)('is a day of %s if the event has whole days, and is then stored in UTC', (zone) => {
    const stored = storedTime('2027-01-01', zone);
    expect(typedTime(stored, zone, true)).toBe('2027-01-01');
    expect(stored?.slice(0, 10)).toBe('2027-01-01');
  });

  it('that was stored as midnight is its last day', () => {
    expect(typedTime('2026-12-12T23:00:00.000Z', 'Europe/Paris', true)).toBe('2026-12-12');
    expect(typedTime('2026-12-12T23:00:00.000Z', 'Europe/Paris', false)).toBe('2026-12-13T00:00');
  });

  it.each(zones)('stays as it is typed while the year has only some of its digits, in %s', (zone) => {
    for (const year of ['0002', '0020', '0202']) {
      const [day, moment] = [`${year}-12-12`, `${year}-12-12T20:00`];
      expect(typedTime(storedTime(moment, zone), zone, false)).toBe(moment);
      expect(typedTime(storedTime(day, zone), zone, true)).toBe(day);
    }
  });

  it('may be missing', () => {
    expect(storedTime('', 'Europe/Paris')).toBeNull();
    expect(typedTime(null, 'Europe/Paris', true)).toBe('');
  });
});

it('the clock of a campus whose zone does not exist is that of the school', () => {
  expect(zoneOfCampus('America/Martinique')).toBe('America/Martinique');
  for (const timezone of ['Europe/Pariis', 'Martinique', '', null, undefined])
    expect(typedTime('2026-12-12T19:00:00.000Z', zoneOfCampus(timezone), false)).toBe('2026-12-12T20:00');
});
