import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { restDay } from './rest-days';

const years = Array.from({ length: 8 }, (_, index) => 2024 + index);

describe('public holidays', () => {
  it.each([
    ['', '69002'],
    ['57', '57000'],
    ['67', '67000'],
    ['68', '68100'],
    ['GP', '97110'],
    ['MQ', '97200'],
    ['GF', '97300'],
    ['RE', '97400'],
    ['YT', '97600'],
  ])('match those of a maintained library: %s', (state, postalCode) => {
    const library = state ? new Holidays('FR', state) : new Holidays('FR');
    for (const year of years) {
      const known = new Set(
        library
          .getHolidays(year)
          .filter(({ type }) => type === 'public')
          .map(({ date }) => date.slice(0, 10)),
      );
      const days = Array.from({ length: 366 }, (_, index) =>
        new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10),
      ).filter((day) => day.startsWith(`${year}`));
      const found = days.filter((day) => {
        const rest = restDay(day, postalCode);
        return rest !== null && (!rest.startsWith('un jour entre') || known.has(day));
      });
      expect(found, `${year}`).toEqual([...known].sort());
    }
  });
});

it('include the days between Christmas and New Year', () => {
  expect(restDay('2026-12-24')).not.toBeNull();
  expect(restDay('2026-12-31')).not.toBeNull();
  expect(restDay('2027-01-02')).toBeNull();
  expect(restDay('2026-12-23')).toBeNull();
});
