import { describe, expect, it } from 'vitest';
import { restDay } from './rest-days';

/** Easter Sundays as calendars print them: years with known answers, those of exceptions of the rule among them. */
const easterSundays = [
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2031-04-13',
  '2032-03-28',
  '2033-04-17',
  '2034-04-09',
  '2035-03-25',
  // The latest there can be, and the earliest.
  '2038-04-25',
  '2285-03-22',
  '2049-04-18',
  '2076-04-19',
];

/** Official public holidays of two years, in metropolitan France. */
const everywhere: Readonly<Record<number, readonly string[]>> = {
  2026: ['01-01', '04-06', '05-01', '05-08', '05-14', '05-25', '07-14', '08-15', '11-01', '11-11', '12-25'],
  2027: ['01-01', '03-29', '05-01', '05-06', '05-08', '05-17', '07-14', '08-15', '11-01', '11-11', '12-25'],
};

const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(year, 0, 1 + index)))
    .map((day) => day.toISOString().slice(0, 10))
    .filter((day) => day.startsWith(`${year}`));
const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

describe('public holidays', () => {
  it.each([
    ['69002', { 2026: [], 2027: [] }],
    ['57000', { 2026: ['04-03'], 2027: ['03-26'] }],
    ['67000', { 2026: ['04-03'], 2027: ['03-26'] }],
    ['68100', { 2026: ['04-03'], 2027: ['03-26'] }],
    ['97110', { 2026: ['04-03', '05-27'], 2027: ['03-26', '05-27'] }],
    ['97200', { 2026: ['04-03', '05-22'], 2027: ['03-26', '05-22'] }],
    ['97300', { 2026: ['06-10'], 2027: ['06-10'] }],
    ['97400', { 2026: ['12-20'], 2027: ['12-20'] }],
    ['97600', { 2026: ['04-27'], 2027: ['04-27'] }],
  ])('are those of the place: %s', (postalCode, local) => {
    for (const year of [2026, 2027] as const) {
      const known = [...(everywhere[year] ?? []), ...local[year]].sort().map((day) => `${year}-${day}`);
      const found = daysOf(year).filter((day) => {
        const rest = restDay(day, postalCode);
        return rest !== null && !rest.startsWith('un jour entre');
      });
      expect(found).toEqual(known);
    }
  });

  it.each(easterSundays)('follow Easter Sunday, %s', (sunday) => {
    expect(restDay(later(sunday, 1))).toBe('le lundi de Pâques');
    expect(restDay(later(sunday, 50))).toBe('le lundi de Pentecôte');
    expect(restDay(later(sunday, -2), '67000')).toBe('le Vendredi saint');
    // 8 May is a holiday of its own.
    expect(restDay(later(sunday, 39))).toBeTruthy();
  });
});

it('include the days between Christmas and New Year', () => {
  expect(restDay('2026-12-24')).not.toBeNull();
  expect(restDay('2026-12-31')).not.toBeNull();
  expect(restDay('2027-01-02')).toBeNull();
  expect(restDay('2026-12-23')).toBeNull();
});
