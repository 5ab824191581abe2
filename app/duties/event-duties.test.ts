import { expect, it } from 'vitest';
import { eventDuties } from './event-duties';

const event = (dateStart: string, type = 'open-day') => ({
  slug: 'portes-ouvertes',
  dateStart,
  type,
  status: 'scheduled',
});
const rules = (...asked: Parameters<typeof eventDuties>) => eventDuties(...asked).map(({ rule }) => rule);
const lyon = { postalCode: '69002', serves: true };

it('finds events on public holidays of their place, and around New Year', () => {
  expect(rules(event('2027-05-01T10:00:00+02:00'), lyon)).toEqual(['event.restDay']);
  expect(rules(event('2026-12-28T10:00:00+01:00'), lyon)).toEqual(['event.restDay']);
  expect(rules(event('2027-12-20T10:00:00+04:00'), lyon)).toEqual([]);
  expect(rules(event('2027-12-20T10:00:00+04:00'), { ...lyon, postalCode: '97400' })).toEqual([
    'event.restDay',
  ]);
  expect(rules({ ...event('2027-05-01T10:00:00+02:00'), status: 'cancelled' }, lyon)).toEqual([]);
});

it('finds events that prepare for a closed admission', () => {
  const late = { ...lyon, serves: false };
  expect(rules(event('2027-04-03T10:00:00+02:00'), late)).toEqual(['event.tooLate']);
  expect(rules(event('2027-04-03T10:00:00+02:00', 'conference'), late)).toEqual([]);
  expect(rules(event('2027-04-03T10:00:00+02:00'), { ...lyon, serves: null })).toEqual([]);
});
