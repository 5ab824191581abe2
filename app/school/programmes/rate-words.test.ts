import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { publishedOutcomes, rateNames } from '../../../content-model/rules/outcomes';
import { rateName, rateText, rateWords } from './rate-words';

const t = createLabels({});
const certified = { certification: { title: 'BTS' } };
const read = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each([
  ['success', certified, /^Obtention du diplôme ou du titre, parmi /],
  ['success', { certification: null }, /^Réussite aux évaluations, parmi /],
  ['interruption', { certification: null }, /^Interruption .*, parmi /],
  ['continuation', certified, /^Poursuite .*, parmi /],
] as const)('%s of %o is named after what the course awards', (name, programme, words) => {
  expect(rateName(name, programme, t)).toMatch(words);
});

it.each(rateNames)('%s is named with those it is counted among', (name) => {
  expect(rateName(name, certified, t)).toMatch(/, parmi /);
});

it('is a number with its unit, or says that it was not measured', () => {
  expect(read(rateText(87.5, t))).toBe('87,5 %');
  expect(rateText(null, t)).toBe('Non mesuré');
});

describe('a rate with its cohort', () => {
  const measured = {
    year: 'Promotion 2025',
    cohort: 64,
    source: 'Enquête',
    success: 88,
    continuation: null,
    interruption: 7,
    employment: 63,
    contractBreak: null,
  };

  it('has its own name', () => {
    const words = rateWords(
      { outcomes: publishedOutcomes(measured, true), certification: null },
      'success',
      t,
    );
    expect(words?.what).toMatch(/^Réussite aux évaluations/);
    expect(read(`${words?.rate}, ${words?.cohort}`)).toBe('88 %, Promotion 2025, 64 apprenants');
  });

  it.each([
    ['was not measured', publishedOutcomes(measured, true), 'continuation'],
    ['is of a handful of learners', publishedOutcomes({ ...measured, cohort: 6 }, true), 'success'],
    ['is not published', publishedOutcomes(null, true), 'success'],
  ] as const)('is nothing if it %s', (_, outcomes, name) => {
    expect(rateWords({ outcomes, ...certified }, name, t)).toBeNull();
  });
});
