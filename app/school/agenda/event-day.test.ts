import { describe, expect, it } from 'vitest';
import { type TimedEvent, withTimes } from '../../../content-model/rules/read-times';
import { byMonth } from './by-month';
import * as rules from './event-day';

const isOver = (event: TimedEvent, now: Date) => rules.isOver(withTimes(event), now);
const runsUntil = (event: TimedEvent, now: Date) => rules.runsUntil(withTimes(event), now);

const paris = { timezone: 'Europe/Paris' } as const;
const reunion = { timezone: 'Indian/Reunion' } as const;

describe('an event runs', () => {
  const fair = {
    dateStart: '2026-12-11T10:00:00+01:00',
    dateEnd: '2026-12-13T17:00:00+01:00',
    campus: paris,
  };
  const on = (moment: string) => runsUntil(fair, new Date(moment));

  it('is from the day after its first until its last day', () => {
    expect(on('2026-12-10T12:00:00+01:00')).toBeNull();
    expect(on('2026-12-11T23:30:00+01:00')).toBeNull();
    expect(on('2026-12-12T00:30:00+01:00')).toBe('2026-12-13');
    expect(on('2026-12-13T23:30:00+01:00')).toBe('2026-12-13');
    expect(on('2026-12-14T00:30:00+01:00')).toBeNull();
  });

  it('never is if there is no end', () => {
    expect(runsUntil({ ...fair, dateEnd: null }, new Date('2026-12-12T12:00:00+01:00'))).toBeNull();
  });
});

describe('an event is over', () => {
  const openDay = {
    dateStart: '2026-12-12T10:00:00+01:00',
    dateEnd: '2026-12-12T17:00:00+01:00',
    campus: paris,
  };

  it('the day after, not in the evening of the day itself', () => {
    expect(isOver(openDay, new Date('2026-12-12T22:30:00+01:00'))).toBe(false);
    expect(isOver(openDay, new Date('2026-12-13T00:10:00+01:00'))).toBe(true);
  });

  it('is over after its last day when it lasts several', () => {
    const fair = { ...openDay, dateEnd: '2026-12-13T17:00:00+01:00' };
    expect(isOver(fair, new Date('2026-12-13T09:00:00+01:00'))).toBe(false);
    expect(isOver(fair, new Date('2026-12-14T09:00:00+01:00'))).toBe(true);
  });

  it('is over after its only day if it has no end, or an end before the start', () => {
    const endless = { ...openDay, dateEnd: null };
    expect(isOver(endless, new Date('2026-12-12T23:00:00+01:00'))).toBe(false);
    expect(isOver(endless, new Date('2026-12-13T01:00:00+01:00'))).toBe(true);
    const backwards = { ...openDay, dateEnd: '2026-12-01T17:00:00+01:00' };
    expect(isOver(backwards, new Date('2026-12-12T12:00:00+01:00'))).toBe(false);
  });

  it('follows the clock of its campus: La Réunion is three hours ahead of Paris in winter', () => {
    const there = { dateStart: '2026-12-12T10:00:00+04:00', dateEnd: null, campus: reunion };
    const evening = new Date('2026-12-12T21:30:00+01:00');
    expect(isOver(there, evening)).toBe(true);
    expect(isOver({ ...there, campus: paris }, evening)).toBe(false);
  });
});

describe('an event that ends at midnight', () => {
  const evening = {
    dateStart: '2026-12-12T22:30:00Z',
    dateEnd: '2026-12-13T04:00:00Z',
    campus: { timezone: 'America/Martinique' },
  };

  it('is over the day that begins then, at its own place', () => {
    expect(isOver(evening, new Date('2026-12-13T03:59:00Z'))).toBe(false);
    expect(isOver(evening, new Date('2026-12-13T04:01:00Z'))).toBe(true);
    expect(runsUntil(evening, new Date('2026-12-13T04:01:00Z'))).toBeNull();
  });
});

describe('the agenda by month', () => {
  const event = (dateStart: string, campus: typeof paris | typeof reunion | null = null) =>
    withTimes({ dateStart, dateEnd: null, campus });

  it('names the months in French, in the order of the events', () => {
    const months = byMonth([event('2026-12-31'), event('2027-01-04'), event('2027-01-16T10:00:00+01:00')]);
    expect(months.map(({ name, events }) => [name, events.length])).toEqual([
      ['décembre 2026', 1],
      ['janvier 2027', 2],
    ]);
  });

  it('groups an event under the month of its local date', () => {
    const newYear = '2027-01-01T01:00:00+04:00';
    expect(byMonth([event(newYear, reunion)])[0]?.key).toBe('2027-01');
    expect(byMonth([event(newYear, paris)])[0]?.key).toBe('2026-12');
  });

  it('has no month without events', () => expect(byMonth([])).toEqual([]));
});
