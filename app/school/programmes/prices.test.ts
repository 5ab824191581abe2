import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { type Price, pricesInBrief, priceText } from './prices';

const t = createLabels({});
/** Spaces of any kind as one, so that a test can be read. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('a price', () => {
  it('is free for an apprentice, and names the status', () => {
    expect(plain(priceText({ status: 'apprenticeship', amount: 0, per: 'year' }, t))).toBe(
      '0 € pour l’apprenti',
    );
  });

  it('states what it includes', () => {
    expect(plain(priceText({ status: 'initial', amount: 4800, per: 'year' }, t))).toMatch(/^4 800 €.* an$/);
    expect(plain(priceText({ status: 'continuing', amount: 8400, per: 'course' }, t))).toMatch(
      /^8 400 €.* formation$/,
    );
  });

  it('is on quotation if it is not fixed', () => {
    expect(priceText({ status: 'continuing', amount: null, per: 'year' }, t)).toBe('Sur devis');
  });
});

describe('the prices of a programme in one line', () => {
  const student: Price = { status: 'initial', amount: 4800, per: 'year' };
  const apprentice: Price = { status: 'apprenticeship', amount: 0, per: 'year' };
  const adult: Price = { status: 'continuing', amount: 1290, per: 'course' };

  it.each<[string, Price[], string]>([
    ['the apprentice’s and the student’s', [student, apprentice, adult], '0 € en alternance · 4 800 €/an'],
    [
      'the adult’s where there is no student’s',
      [apprentice, adult],
      '0 € en alternance · 1 290 € en formation continue',
    ],
    ['no quotation beside a price', [apprentice, { ...adult, amount: null }], '0 € en alternance'],
    ['on quotation', [{ ...adult, amount: null }], 'Sur devis en formation continue'],
    ['none', [], ''],
  ])('%s', (_, prices, text) => expect(plain(pricesInBrief(prices, t))).toBe(text));
});
