import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { calendarText, periodText } from './admission-calendar-words';

const t = createLabels({});
describe('the words for it', () => {
  it.each([
    ['national', null, null, /^Calendrier national$/],
    [
      'national',
      '2027-01-19',
      '2027-03-12',
      /^Calendrier national\u00a0: du 19\u00a0janvier au 12\u00a0mars\u00a02027$/,
    ],
    ['rolling', null, null, /^Toute l’année, .*48\u00a0h à 9\u00a0mois/],
    [
      'rolling',
      '2026-10-01',
      null,
      /^Calendrier de l’école, .*48\u00a0h à 9\u00a0mois.* à partir du 1er\u00a0octobre/,
    ],
    [
      'rolling',
      null,
      '2027-03-12',
      /^Calendrier de l’école, .*48\u00a0h à 9\u00a0mois.* jusqu’au 12\u00a0mars/,
    ],
    ['rolling', '2026-10-01', '2027-03-12', /^Calendrier de l’école, .*48\u00a0h à 9\u00a0mois/],
    [null, null, null, /^$/],
  ] as const)(
    'give the access delay, all year only without dates: %s, %s to %s',
    (calendar, opensOn, closesOn, words) => {
      expect(calendarText({ calendar, opensOn, closesOn, delay: '' }, t)).toMatch(words);
    },
  );
});

it.each([
  ['2026-10-15', '2027-04-28', 'Calendrier de l’école : du 15 octobre 2026 au 28 avril 2027'],
  [null, '2027-04-28', 'Calendrier de l’école : jusqu’au 28 avril 2027'],
  [null, null, 'Toute l’année, de 48 h à 9 mois avant l’entrée en formation'],
])('beside the delay of its own a course has no second one: %s to %s', (opensOn, closesOn, words) => {
  const delay = 'Jusqu’à la rentrée de septembre qui suit la candidature';
  const text = calendarText({ calendar: 'rolling', opensOn, closesOn, delay }, t);
  expect(text.replaceAll('\u00a0', ' ')).toBe(words);
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
