import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { chosenWords, offerListTitle } from './offer-words';

const places = {
  sectors: [{ slug: 'eau', title: 'Eau' }],
  campuses: [{ slug: 'lyon', title: 'Lyon' }],
};
const all = { sector: 'eau', campus: 'lyon', rhythm: 'weeks', near: null } as const;
const none = { sector: null, campus: null, rhythm: null, near: null };
const t = createLabels({});

describe('the filters of the offers in use', () => {
  it('each lead to the list without themselves', () => {
    expect(chosenWords(all, places, t)).toEqual([
      { word: 'Eau', href: '/offres-alternance?campus=lyon&rythme=semaines' },
      { word: 'Lyon', href: '/offres-alternance?secteur=eau&rythme=semaines' },
      { word: t('offers.alternation.weeks'), href: '/offres-alternance?secteur=eau&campus=lyon' },
    ]);
  });

  it('count the place they are sorted from', () => {
    const near = { ...places, nearness: { place: { near: 'Près de Nantes' } } };
    expect(chosenWords({ ...none, near: 'nantes' }, near, t)).toEqual([
      { word: 'Près de Nantes', href: '/offres-alternance' },
    ]);
  });

  it('are none for the whole list', () => {
    expect(chosenWords(none, places, t)).toEqual([]);
  });

  it('make every title another', () => {
    const titles = [
      offerListTitle(none, 1, places, t),
      offerListTitle(none, 2, places, t),
      offerListTitle(all, 1, places, t),
    ];
    expect(new Set(titles).size).toBe(3);
  });
});
