import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { type TimedEvent, withTimes } from '../../../content-model/rules/read-times';
import { eventDates, firstDayOf } from './event-dates';

const t = createLabels({});
/** The visible text: the spaces that keep numbers and units together are still spaces. */
const read = (span: Partial<TimedEvent> & { dateStart: string }) =>
  eventDates(withTimes({ dateEnd: null, campus: null, ...span }), t).replaceAll('\u00a0', ' ');
const reunion = { timezone: 'Indian/Reunion' } as const;

describe('the dates of an event', () => {
  it('says one day with its hours', () => {
    const span = { dateStart: '2026-12-12T10:00:00+01:00', dateEnd: '2026-12-12T17:00:00+01:00' };
    expect(read(span)).toBe('samedi 12 décembre 2026, de 10 h à 17 h');
  });

  it('says the minutes only when there are any, and keeps them with the hour', () => {
    const span = { dateStart: '2026-06-03T17:30:00+02:00', dateEnd: '2026-06-03T19:00:00+02:00' };
    expect(read(span)).toBe('mercredi 3 juin 2026, de 17 h 30 à 19 h');
    expect(eventDates({ ...span, campus: null }, t)).toContain('17\u00a0h\u00a030');
  });

  it('breaks between weekday, date and hours, and not elsewhere', () => {
    const lines = (dateStart: string, dateEnd: string) =>
      eventDates(withTimes({ dateStart, dateEnd, campus: null }), t)
        .split(' ')
        .map((line) => line.replaceAll('\u00a0', ' '));
    expect(lines('2026-11-25T14:00:00+01:00', '2026-11-25T16:30:00+01:00')).toEqual([
      'mercredi',
      '25 novembre 2026,',
      'de 14 h à 16 h 30',
    ]);
    expect(lines('2026-11-21T09:00:00+01:00', '2026-11-23T18:00:00+01:00')).toEqual([
      'du samedi',
      '21 novembre',
      'à 9 h',
      'au lundi',
      '23 novembre 2026',
      'à 18 h',
    ]);
  });

  it('shows the start if there is no end', () => {
    expect(read({ dateStart: '2026-12-12T10:00:00+01:00' })).toBe('samedi 12 décembre 2026, à 10 h');
    expect(read({ dateStart: '2026-12-12' })).toBe('samedi 12 décembre 2026');
  });

  it('ignores an end that is not after the start', () => {
    const dateStart = '2026-12-12T10:00:00+01:00';
    expect(read({ dateStart, dateEnd: dateStart })).toBe('samedi 12 décembre 2026, à 10 h');
    expect(read({ dateStart, dateEnd: '2026-12-01T10:00:00+01:00' })).toBe('samedi 12 décembre 2026, à 10 h');
  });

  it('says the month and the year of several days once', () => {
    expect(read({ dateStart: '2026-12-11', dateEnd: '2026-12-13' })).toBe(
      'du vendredi 11 au dimanche 13 décembre 2026',
    );
    expect(read({ dateStart: '2026-11-30', dateEnd: '2026-12-01' })).toBe(
      'du lundi 30 novembre au mardi 1er décembre 2026',
    );
    expect(read({ dateStart: '2026-12-31', dateEnd: '2027-01-01' })).toBe(
      'du jeudi 31 décembre 2026 au vendredi 1er janvier 2027',
    );
  });

  it('says the hours of several days', () => {
    const span = { dateStart: '2026-12-11T09:00:00+01:00', dateEnd: '2026-12-13T18:00:00+01:00' };
    expect(read(span)).toBe('du vendredi 11 décembre à 9 h au dimanche 13 décembre 2026 à 18 h');
  });

  it('says an end of which only the day is known', () => {
    expect(read({ dateStart: '2026-12-11T09:00:00+01:00', dateEnd: '2026-12-12' })).toBe(
      'du vendredi 11 décembre à 9 h au samedi 12 décembre 2026',
    );
  });

  it('shows the hours of La Réunion in its local time', () => {
    const span = { dateStart: '2026-12-12T06:00:00Z', dateEnd: '2026-12-12T13:00:00Z', campus: reunion };
    expect(read(span)).toBe('samedi 12 décembre 2026, de 10 h à 17 h (heure de La Réunion)');
    expect(read({ dateStart: '2026-12-12', campus: reunion })).toBe('samedi 12 décembre 2026');
  });

  it('changes the day with the zone of the campus', () => {
    expect(read({ dateStart: '2026-12-11T21:30:00Z', campus: reunion })).toMatch(/^samedi 12 décembre/);
    expect(read({ dateStart: '2026-12-11T21:30:00Z' })).toMatch(/^vendredi 11 décembre/);
  });

  it('shows the hour of an end alone, also in La Réunion', () => {
    const fair = { dateStart: '2026-12-11', dateEnd: '2026-12-12T13:00:00Z', campus: reunion };
    expect(read(fair)).toBe('du vendredi 11 au samedi 12 décembre 2026 à 17 h (heure de La Réunion)');
    expect(read({ ...fair, dateEnd: null, dateStart: '2026-12-11T06:00:00Z' })).toMatch(/La Réunion\)$/);
  });

  it('distinguishes the same day of another month or year', () => {
    expect(read({ dateStart: '2026-11-12', dateEnd: '2026-12-12' })).toMatch(
      /^du jeudi 12 novembre au samedi/,
    );
    expect(read({ dateStart: '2025-12-12', dateEnd: '2026-12-12' })).toMatch(
      /^du vendredi 12 décembre 2025 au/,
    );
  });

  it('knows summer time in Paris', () => {
    expect(read({ dateStart: '2026-07-01T08:00:00Z' })).toBe('mercredi 1er juillet 2026, à 10 h');
  });
});

describe('whole days, and an end at midnight', () => {
  const evening = '2026-12-12T18:30:00+01:00';

  it('say midnight of the day it ends, in every zone and in other writings', () => {
    const said = 'samedi 12 décembre 2026, de 18 h 30 à minuit';
    expect(read({ dateStart: evening, dateEnd: '2026-12-13T00:00:00+01:00' })).toBe(said);
    expect(read({ dateStart: evening, dateEnd: '2026-12-12T24:00:00+01:00' })).toBe(said);
    expect(read({ dateStart: '2026-12-12T18:30', dateEnd: '2026-12-13T00:00' })).toBe(said);
    const martinique = { timezone: 'America/Martinique' };
    expect(
      read({ dateStart: '2026-12-12T22:30:00Z', dateEnd: '2026-12-13T04:00:00.000Z', campus: martinique }),
    ).toBe(`${said} (heure de la Martinique)`);
  });

  it('say the days between a start and a midnight', () => {
    expect(read({ dateStart: evening, dateEnd: '2026-12-15T00:00:00+01:00' })).toBe(
      'du samedi 12 décembre à 18 h 30 au lundi 14 décembre 2026 à minuit',
    );
  });

  it('show no hour for a whole day that was stored as moments', () => {
    const day = { dateStart: '2026-12-11T23:00:00.000Z', allDay: true };
    expect(read(day)).toBe('samedi 12 décembre 2026');
    expect(read({ ...day, dateEnd: '2026-12-12T23:00:00.000Z' })).toBe('samedi 12 décembre 2026');
    expect(read({ ...day, dateEnd: '2026-12-13T11:00:00.000Z' })).toBe(
      'du samedi 12 au dimanche 13 décembre 2026',
    );
    expect(read({ ...day, allDay: false })).toBe('samedi 12 décembre 2026, à 0 h');
  });
});

describe('the hour of a campus', () => {
  it.each([
    ['America/Martinique', 'samedi 12 décembre 2026, à 20 h (heure de la Martinique)'],
    ['Pacific/Noumea', 'dimanche 13 décembre 2026, à 11 h (heure de la Nouvelle-Calédonie)'],
    ['America/Montreal', 'samedi 12 décembre 2026, à 19 h (heure locale)'],
  ])('is shown as %s', (timezone, said) => {
    expect(read({ dateStart: '2026-12-13T00:00:00Z', campus: { timezone } })).toBe(said);
  });

  it.each([
    [null, 'samedi 12 décembre 2026, à 10 h'],
    [reunion, 'samedi 12 décembre 2026, à 10 h (heure de La Réunion)'],
    [{ timezone: 'Pacific/Tahiti' }, 'samedi 12 décembre 2026, à 10 h (heure de Tahiti)'],
  ])('reads a time without a zone: %j', (campus, said) => {
    expect(read({ dateStart: '2026-12-12T10:00:00', campus })).toBe(said);
    expect(read({ dateStart: '2026-12-12T10:00', campus })).toBe(said);
  });
});

describe('the calendar leaf', () => {
  it('shows the first day in the zone of the campus', () => {
    const firstDay = firstDayOf(
      withTimes({ dateStart: '2026-12-31T21:00:00Z', dateEnd: null, campus: reunion }),
    );
    expect(firstDay).toEqual({ weekday: 'ven.', day: '1', month: 'janv.', year: '2027' });
  });
});

const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
);
const shortMonths = 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ');
const weekdays = 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' ');
const day = 86_400_000;
/** Any day of a century, so that none of them is memoized yet. */
const anyDay = fc
  .date({ min: new Date('1950-01-01T00:00:00Z'), max: new Date('2049-10-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => new Date(date.toISOString().slice(0, 10)));
const isoOf = (date: Date) => date.toISOString().slice(0, 10);
const first = (date: Date) => {
  const number = date.getUTCDate();
  return `${weekdays[date.getUTCDay()]} ${number === 1 ? '1er' : number}`;
};
const month = (date: Date) => months[date.getUTCMonth()];
const whole = (date: Date) => `${first(date)} ${month(date)} ${date.getUTCFullYear()}`;

describe('any day, any days, any hour', () => {
  it('show the day in full, and shared parts of several days once', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (start, days) => {
        const end = new Date(start.getTime() + days * day);
        expect(read({ dateStart: isoOf(start) })).toBe(whole(start));
        const sameYear = start.getUTCFullYear() === end.getUTCFullYear();
        const sameMonth = sameYear && start.getUTCMonth() === end.getUTCMonth();
        const apart = sameYear ? `${first(start)} ${month(start)}` : whole(start);
        const begin = sameMonth ? first(start) : apart;
        expect(read({ dateStart: isoOf(start), dateEnd: isoOf(end) })).toBe(`du ${begin} au ${whole(end)}`);
      }),
    );
  });

  it('say the hour of the place', () => {
    fc.assert(
      fc.property(anyDay, (start) => {
        const there = read({ dateStart: `${isoOf(start)}T06:00:00Z`, campus: reunion });
        expect(there).toBe(`${whole(start)}, à 10 h (heure de La Réunion)`);
      }),
    );
  });

  it('are short on the calendar leaf', () => {
    fc.assert(
      fc.property(anyDay, (start) => {
        expect(firstDayOf({ dateStart: isoOf(start) })).toEqual({
          weekday: `${weekdays[start.getUTCDay()]?.slice(0, 3)}.`,
          day: String(start.getUTCDate()),
          month: shortMonths[start.getUTCMonth()],
          year: String(start.getUTCFullYear()),
        });
      }),
    );
  });
});
