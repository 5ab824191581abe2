import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { chosenPlaces, offerListTitle } from './chosen-places';

const places = {
  sectors: [{ slug: 'eau', title: 'Eau' }],
  campuses: [{ slug: 'lyon', title: 'Lyon' }],
};
const both = { sector: 'eau', campus: 'lyon' };
const none = { sector: null, campus: null };

describe('the filters of the offers in use', () => {
  it('each lead to the list without themselves', () => {
    expect(chosenPlaces(both, places)).toEqual([
      { word: 'Eau', href: '/offres-alternance?campus=lyon' },
      { word: 'Lyon', href: '/offres-alternance?secteur=eau' },
    ]);
  });

  it('are none for the whole list', () => {
    expect(chosenPlaces(none, places)).toEqual([]);
  });

  it('make every title another', () => {
    const t = createLabels({});
    const titles = [
      offerListTitle(none, 1, places, t),
      offerListTitle(none, 2, places, t),
      offerListTitle(both, 1, places, t),
    ];
    expect(new Set(titles).size).toBe(3);
  });
});
