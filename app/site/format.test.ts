import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay, dayIn } from '../../content-model/rules/calendar-day';
import { formatClock, formatDay, formatEuros } from './format';

const months = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
/** Any moment of a century, so that none of them is memoized yet. */
const anyMoment = fc.date({
  min: new Date('1950-01-01T00:00:00Z'),
  max: new Date('2049-12-31T23:59:59Z'),
  noInvalidDate: true,
});

describe('any day', () => {
  it('is written in full in both languages, the first of a month as « 1er » in French', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const iso = moment.toISOString().slice(0, 10);
        const [day, month, year] = [moment.getUTCDate(), moment.getUTCMonth(), moment.getUTCFullYear()];
        expect(formatDay(iso)).toBe(
          `${day === 1 ? '1er' : day} ${months.fr[month]} ${year}`.replaceAll(' ', '\u00a0'),
        );
        expect(formatDay(iso, 'en')).toBe(`${day} ${months.en[month]} ${year}`.replaceAll(' ', '\u00a0'));
        expect(dayIn('America/Martinique', iso), 'a day is the same day everywhere').toBe(iso);
      }),
    );
  });

  it('is that of the place: La Réunion is four hours ahead of Greenwich', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const there = new Date(moment.getTime() + 4 * 3_600_000).toISOString().slice(0, 10);
        expect(dayIn('Indian/Reunion', moment.toISOString())).toBe(there);
        expect(dayIn('Indian/Reunion', moment)).toBe(there);
      }),
    );
  });

  it('is that of Paris for the school itself', () => {
    expect(calendarDay('2027-03-12T23:30:00Z')).toBe('2027-03-13');
    expect(calendarDay(new Date('2027-07-12T21:59:00Z'))).toBe('2027-07-12');
  });
});

describe('French notation', () => {
  it('keeps days on one line, for any zone of the server', () => {
    expect(formatDay('2027-03-12')).toBe('12\u00a0mars\u00a02027');
    expect(formatDay('2027-03-12T23:30:00+01:00')).toBe('12\u00a0mars\u00a02027');
    expect(formatDay('2027-03-12', 'en')).toBe('12\u00a0March\u00a02027');
  });

  it('writes the first of a month as « 1er »', () => {
    expect(formatDay('2026-12-01')).toBe('1er\u00a0décembre\u00a02026');
    expect(formatDay('2026-12-11')).toBe('11\u00a0décembre\u00a02026');
  });

  it('hours, with minutes only if there are any', () => {
    expect(formatClock('09:00')).toBe('9\u00a0h');
    expect(formatClock('17:30')).toBe('17\u00a0h\u00a030');
  });

  it.each([
    [0, '0 €'],
    [8250, '8 250 €'],
    [49.9, '49,90 €'],
    [999_999.99, '999 999,99 €'],
  ])('amounts: %d', (amount, shown) => expect(formatEuros(amount).replace(/\s/g, ' ')).toBe(shown));
});
