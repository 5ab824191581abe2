import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { publishedOutcomes, type RateName } from '../../../content-model/rules/outcomes';
import { periodLines, priceLines, rateLines } from './comparison-words';

const t = createLabels({});
const read = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const measured = {
  year: 'Promotion 2025',
  cohort: 64,
  source: 'Enquête à six mois',
  success: 88,
  continuation: null,
  interruption: 7,
  employment: 63,
  contractBreak: null,
};

describe('the price of a status', () => {
  const prices = [
    { status: 'initial' as const, amount: 4800, per: 'year' as const, note: 'Frais d’inscription compris' },
    { status: 'apprenticeship' as const, amount: 0, per: 'year' as const, note: null },
  ];

  it('shows its note', () => {
    expect(priceLines(prices, 'initial', t).map(read)).toEqual([
      '4 800 € par an',
      'Frais d’inscription compris',
    ]);
    expect(priceLines(prices, 'apprenticeship', t).map(read)).toEqual(['0 € pour l’apprenti']);
  });

  it('has a sentence if it is not offered, not a blank', () => {
    expect(priceLines(prices, 'continuing', t)).toEqual(['Non proposé']);
  });
});

describe('a rate in a comparison', () => {
  const published = publishedOutcomes(measured, false);
  const certification = { title: 'BTS' };
  const rate = (outcomes: typeof published, name: RateName, programme: object = { certification }) =>
    rateLines({ outcomes, certification, ...programme }, name, t).map(read);

  it('shows year, cohort and source', () => {
    expect(periodLines(published, t)).toEqual(['Promotion 2025', '64 apprenants', 'Enquête à six mois']);
    expect(rate(published, 'success')).toEqual(['88 %']);
    const withoutSource = publishedOutcomes({ ...measured, source: '' }, false);
    expect(periodLines(withoutSource, t)).toEqual(['Promotion 2025', '64 apprenants']);
  });

  it('of a course without certification says that it is of another kind than its row', () => {
    const uncertified = { certification: null };
    expect(rate(published, 'success', uncertified)).toEqual([
      '88 %',
      'Réussite aux évaluations, parmi les participants',
    ]);
    expect(rate(published, 'employment', uncertified)).toEqual(['63 %']);
  });

  it('has a sentence if it was not measured', () => {
    expect(rate(published, 'continuation')).toEqual(['Non mesuré']);
  });

  it('of broken contracts is absent without contracts', () => {
    expect(rate(published, 'contractBreak')).toEqual(['Sans contrat d’apprentissage']);
  });

  it('of a small cohort is withheld', () => {
    const few = publishedOutcomes({ ...measured, cohort: 6 }, true);
    expect(rate(few, 'success')).toEqual(['Effectif insuffisant']);
    expect(periodLines(few, t)).toContain('6 apprenants');
  });

  it('has a sentence if it is not published', () => {
    const none = publishedOutcomes(null, true);
    expect(rate(none, 'success')).toEqual(['Non publié']);
    expect(periodLines(none, t)).toEqual(['Non publié']);
  });
});
