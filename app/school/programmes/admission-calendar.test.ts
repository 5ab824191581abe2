import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { applicationText, applicationWindow, calendarText, periodText } from './admission-calendar';

const t = createLabels({});
const dates = { calendar: 'rolling', opensOn: '2027-01-10', closesOn: '2027-03-12' } as const;
const on = (iso: string) => applicationWindow(dates, new Date(iso));

describe('applications to a programme', () => {
  it('are not open before their first day', () => {
    expect(on('2027-01-09T12:00:00Z')).toEqual({ state: 'upcoming', opensOn: '2027-01-10' });
  });

  it('are open on the first day and on the last, until midnight in Paris', () => {
    expect(on('2027-01-09T23:30:00Z').state).toBe('open');
    expect(on('2027-03-12T22:30:00Z').state).toBe('open');
  });

  it('are closed the day after the last', () => {
    expect(on('2027-03-12T23:30:00Z')).toEqual({ state: 'closed', closesOn: '2027-03-12' });
  });

  it('without a last day stay open', () => {
    expect(applicationWindow({ ...dates, closesOn: null }, new Date('2029-01-01'))).toEqual({
      state: 'open',
      closesOn: null,
    });
  });

  it('without any date have no window', () => {
    const undated = { ...dates, opensOn: null, closesOn: null };
    expect(applicationWindow(undated, new Date('2027-02-01'))).toEqual({ state: 'unpublished' });
  });
});

describe('the words for it', () => {
  it('give the access delay: the national calendar for a BTS, otherwise 48 h to 9 months', () => {
    expect(calendarText('national', t)).toMatch(/calendrier national/i);
    expect(calendarText('rolling', t)).toMatch(/48\u00a0h à 9\u00a0mois/);
  });

  it('name the day that matters', () => {
    expect(applicationText(on('2027-01-01'), 'rolling', t)).toContain('10\u00a0janvier\u00a02027');
    expect(applicationText(on('2027-02-01'), 'rolling', t)).toContain('12\u00a0mars\u00a02027');
    expect(applicationText(on('2027-04-01'), 'rolling', t)).toContain('12\u00a0mars\u00a02027');
  });

  it('do not promise dates for a national calendar that is not published', () => {
    const unpublished = { state: 'unpublished' } as const;
    expect(applicationText(unpublished, 'national', t)).not.toBe(applicationText(unpublished, 'rolling', t));
  });
});

describe('a period in words', () => {
  it.each([
    ['2027-01-19', '2027-03-12', 'Du 19\u00a0janvier au 12\u00a0mars\u00a02027'],
    ['2026-11-02', '2027-09-11', 'Du 2\u00a0novembre\u00a02026 au 11\u00a0septembre\u00a02027'],
    ['2026-12-17', null, 'À partir du 17\u00a0décembre\u00a02026'],
    [null, '2027-03-12', 'Jusqu’au 12\u00a0mars\u00a02027'],
    [null, null, ''],
  ])('%s to %s', (opensOn, closesOn, words) => {
    expect(periodText({ opensOn, closesOn }, t)).toBe(words);
  });
});
