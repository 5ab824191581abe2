import { describe, expect, it } from 'vitest';
import { listHeadTitle } from '~/filters/list-title';
import { activeValues, canonicalHref, listHref, readListChoice } from '~/filters/narrowed-list';
import { createLabels } from '~/site/labels';
import { offerCriteria } from './offer-criteria';

const lookup = {
  sectors: [{ slug: 'eau', title: 'Eau' }],
  campuses: [{ slug: 'lyon', title: 'Lyon' }],
  near: { word: 'nantes', near: 'Près de Nantes' },
};
const parse = (query: string) => readListChoice(offerCriteria, new URLSearchParams(query), lookup);

describe('the list of offers a visitor asks for', () => {
  it('is read from the address', () => {
    expect(parse('secteur=eau&campus=lyon&rythme=jours')).toEqual({
      sector: 'eau',
      campus: 'lyon',
      rhythm: 'days',
      near: null,
    });
  });

  it('is the whole list if the address names nothing that exists', () => {
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
    expect(listHref(offerCriteria, parse('rythme=temps-plein&campus=lyon&secteur=eau'))).toBe(
      '/offres-alternance?secteur=eau&campus=lyon&rythme=temps-plein',
    );
    expect(listHref(offerCriteria, {}, 3)).toBe('/offres-alternance?page=3');
  });

  it('names the place it is sorted from, and is known without it', () => {
    expect(listHref(offerCriteria, { sector: 'eau', near: 'nantes' }, 2)).toBe(
      '/offres-alternance?secteur=eau&pres-de=nantes&page=2',
    );
    expect(canonicalHref(offerCriteria, { ...parse(''), near: 'nantes' }, 2)).toBe('/offres-alternance');
  });

  it('is canonical page by page for the whole list, and only the first page for a filtered one', () => {
    expect(canonicalHref(offerCriteria, parse(''), 2)).toBe('/offres-alternance?page=2');
    expect(canonicalHref(offerCriteria, parse('secteur=eau'), 2)).toBe('/offres-alternance?secteur=eau');
    expect(canonicalHref(offerCriteria, parse('rythme=jours'), 2)).toBe('/offres-alternance?rythme=jours');
  });
});

describe('the filters of the offers in use', () => {
  const t = createLabels({});
  const all = parse('secteur=eau&campus=lyon&rythme=semaines');
  const chips = (query: string) =>
    activeValues(offerCriteria, parse(query), lookup, t).map(({ name, without }) => [
      name,
      listHref(offerCriteria, without),
    ]);

  it('each lead to the list without themselves', () => {
    expect(chips('secteur=eau&campus=lyon&rythme=semaines')).toEqual([
      ['Eau', '/offres-alternance?campus=lyon&rythme=semaines'],
      ['Lyon', '/offres-alternance?secteur=eau&rythme=semaines'],
      [t('offers.alternation.weeks'), '/offres-alternance?secteur=eau&campus=lyon'],
    ]);
  });

  it('include the place of sorting, and are absent for the whole list', () => {
    expect(chips('pres-de=nantes')).toEqual([['Près de Nantes', '/offres-alternance']]);
    expect(chips('')).toEqual([]);
  });

  it('make every title another', () => {
    const titles = [
      listHeadTitle(offerCriteria, { choice: parse(''), lookup, page: 1 }, t),
      listHeadTitle(offerCriteria, { choice: parse(''), lookup, page: 2 }, t),
      listHeadTitle(offerCriteria, { choice: all, lookup, page: 1 }, t),
    ];
    expect(new Set(titles).size).toBe(3);
  });
});
