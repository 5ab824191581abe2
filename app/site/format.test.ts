import { describe, expect, it } from 'vitest';
import { formatDay, formatEuros, formatTime } from './format';

describe('French notation', () => {
  it('days on one line, whatever the zone of the server', () => {
    expect(formatDay('2027-03-12')).toBe('12\u00a0mars\u00a02027');
    expect(formatDay('2027-03-12T23:30:00+01:00')).toBe('12\u00a0mars\u00a02027');
    expect(formatDay('2027-03-12', undefined, 'en')).toBe('12\u00a0March\u00a02027');
  });

  it('the first of a month is « 1er »', () => {
    expect(formatDay('2026-12-01')).toBe('1er\u00a0décembre\u00a02026');
    expect(formatDay('2026-12-11')).toBe('11\u00a0décembre\u00a02026');
  });

  it('times in the zone of the place', () => {
    expect(formatTime('2027-01-16T10:00:00+01:00')).toBe('10\u00a0h');
    expect(formatTime('2027-01-16T17:30:00+01:00')).toBe('17\u00a0h\u00a030');
    expect(formatTime('2027-01-16T09:00:00+04:00', 'Indian/Reunion')).toBe('9\u00a0h');
  });

  it('amounts', () => expect(formatEuros(8250).replace(/\s/g, ' ')).toBe('8 250 €'));
});
