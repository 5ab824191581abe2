import { expect, it } from 'vitest';
import { eventEndFindings } from './event-end';

const rules = (dateStart: string, dateEnd: string) =>
  eventEndFindings('/agenda/salon', { dateStart, dateEnd }).map(({ rule }) => rule);

it('finds an end before its start, of moments and of days', () => {
  expect(rules('2027-01-16T10:00:00+01:00', '2027-01-16T08:59:00Z')).toEqual(['dateEnd.early']);
  expect(rules('2027-01-16', '2027-01-15')).toEqual(['dateEnd.early']);
  expect(rules('2027-01-16T10:00:00+01:00', '2027-01-15')).toEqual(['dateEnd.early']);
});

it('finds nothing in one day, in the right order, or where a date is not known', () => {
  expect(rules('2027-01-16T10:00:00+01:00', '2027-01-16T09:30:00Z')).toEqual([]);
  expect(rules('2027-01-16T10:00:00+01:00', '2027-01-16')).toEqual([]);
  expect(rules('2027-01-16', '')).toEqual([]);
  expect(rules('', '2027-01-16')).toEqual([]);
});
