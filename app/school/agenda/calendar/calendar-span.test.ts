import { describe, expect, it } from 'vitest';
import { withTimes } from '../../../../content-model/rules/read-times';
import { calendarSpan } from './calendar-span';
import { reunion } from './testing';

const span = (dateStart: string, dateEnd: string | null = null, campus: typeof reunion | null = null) =>
  calendarSpan(withTimes({ dateStart, dateEnd, campus }));

describe('the duration of an event in a calendar', () => {
  it('goes from hour to hour', () => {
    expect(span('2026-12-12T10:00:00+01:00', '2026-12-12T17:00:00+01:00')).toEqual({
      allDay: false,
      zone: 'Europe/Paris',
      start: new Date('2026-12-12T09:00:00Z'),
      end: new Date('2026-12-12T16:00:00Z'),
    });
  });

  it('has no end if the end is unknown or not after the start', () => {
    for (const end of [null, '2026-12-12T10:00:00+01:00', '2026-12-11T10:00:00+01:00', '2026-12-12']) {
      expect(span('2026-12-12T10:00:00+01:00', end)).toMatchObject({ allDay: false, end: null });
    }
  });

  it('has whole days, with an exclusive end', () => {
    expect(span('2026-12-12')).toEqual({ allDay: true, first: '2026-12-12', after: '2026-12-13' });
    expect(span('2026-12-30', '2027-01-01')).toEqual({
      allDay: true,
      first: '2026-12-30',
      after: '2027-01-02',
    });
  });

  it('leaves out the day that begins with the midnight it ends at', () => {
    const whole = { dateStart: '2026-12-11T20:00:00Z', dateEnd: '2026-12-12T20:00:00Z', campus: reunion };
    const day = { allDay: true, first: '2026-12-12', after: '2026-12-13' };
    expect(calendarSpan(withTimes({ ...whole, allDay: true }))).toEqual(day);
    expect(span('2026-12-12', '2026-12-12T20:00:00Z', reunion)).toEqual(day);
    expect(span('2026-12-12T14:30:00Z', '2026-12-12T20:00:00Z', reunion)).toMatchObject({
      end: new Date('2026-12-12T20:00:00Z'),
    });
  });

  it('uses the days of its campus if only the end has an hour', () => {
    // Nine in the evening in Paris is the next day in La Réunion.
    expect(span('2026-12-11', '2026-12-12T21:00:00Z', reunion)).toEqual({
      allDay: true,
      first: '2026-12-11',
      after: '2026-12-14',
    });
  });

  it('lasts until midnight of a last day without an hour, at the place of the event', () => {
    const end = (campus: typeof reunion | null) =>
      span('2026-10-24T09:00:00Z', '2026-10-25', campus) as { end: Date };
    expect(end(null).end).toEqual(new Date('2026-10-25T23:00:00Z'));
    expect(end(reunion).end).toEqual(new Date('2026-10-25T20:00:00Z'));
  });
});
