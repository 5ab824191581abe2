import { describe, expect, it } from 'vitest';
import { canonicalOffersHref, offersHref, parseOfferChoice } from './offer-filter';

const known = { sectors: [{ slug: 'eau' }], campuses: [{ slug: 'lyon' }] };
const parse = (query: string) => parseOfferChoice(new URLSearchParams(query), known);

describe('the list of offers a visitor asks for', () => {
  it('is read from the address', () => {
    expect(parse('secteur=eau&campus=lyon&rythme=jours')).toEqual({
      sector: 'eau',
      campus: 'lyon',
      rhythm: 'days',
      near: null,
    });
  });

  it('is the whole list where the address names nothing the school has', () => {
    expect(parse('secteur=chimie&campus=&rythme=days')).toEqual({
      sector: null,
      campus: null,
      rhythm: null,
      near: null,
    });
  });
});

describe('the address of a list of offers', () => {
  it('has its parameters in one order and does not number the first page', () => {
    expect(offersHref(parse('rythme=temps-plein&campus=lyon&secteur=eau'))).toBe(
      '/offres-alternance?secteur=eau&campus=lyon&rythme=temps-plein',
    );
    expect(offersHref({}, 3)).toBe('/offres-alternance?page=3');
  });

  it('names the place it is sorted from, and is known without it', () => {
    expect(offersHref({ sector: 'eau', near: 'nantes' }, 2)).toBe(
      '/offres-alternance?secteur=eau&pres-de=nantes&page=2',
    );
    expect(canonicalOffersHref({ ...parse(''), near: 'nantes' }, 2)).toBe('/offres-alternance');
  });

  it('is canonical page by page for the whole list, and the first page for a narrowed one', () => {
    expect(canonicalOffersHref(parse(''), 2)).toBe('/offres-alternance?page=2');
    expect(canonicalOffersHref(parse('secteur=eau'), 2)).toBe('/offres-alternance?secteur=eau');
    expect(canonicalOffersHref(parse('rythme=jours'), 2)).toBe('/offres-alternance?rythme=jours');
  });
});
