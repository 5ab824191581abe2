import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { calendarText, periodText } from './admission-calendar';

const t = createLabels({});
describe('the words for it', () => {
  it('give the access delay: the national calendar for a BTS, otherwise 48 h to 9 months', () => {
    expect(calendarText('national', t)).toMatch(/calendrier national/i);
    expect(calendarText('rolling', t)).toMatch(/48\u00a0h à 9\u00a0mois/);
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
