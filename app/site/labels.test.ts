import { describe, expect, it } from 'vitest';
import { createLabels } from './labels';

describe('labels', () => {
  it('are the site’s own until the content service overrides one', () => {
    expect(createLabels({})('commons.links.home')).toBe('Accueil');
    expect(createLabels({ 'commons.links.home': 'Bienvenue' })('commons.links.home')).toBe('Bienvenue');
  });

  it('a missing key shows itself', () => {
    expect(createLabels({}).dynamic('commons.nothing')).toBe('Taxo introuvable : commons.nothing');
    expect(createLabels({}).dynamic('constructor')).toBe('Taxo introuvable : constructor');
  });

  it('insert values, and keep a placeholder without a value', () => {
    expect(createLabels({})('commons.pagination.page', { page: 3 })).toBe('Page 3');
    expect(createLabels({})('commons.pagination.page')).toBe('Page {page}');
  });

  it('count by French rules: zero and one are singular', () => {
    const t = createLabels({});
    expect(t.count('commons.durationUnit.years', 0)).toBe('0 an');
    expect(t.count('commons.durationUnit.years', 1)).toBe('1 an');
    expect(t.count('commons.durationUnit.years', 2)).toBe('2 ans');
  });

  it('count by English rules on an English page: zero is plural, thousands have a comma', () => {
    const words = {
      'commons.durationUnit.years.one': '{count} year',
      'commons.durationUnit.years.other': '{count} years',
    };
    const t = createLabels(words, 'en');
    expect([0, 1, 1200].map((count) => t.count('commons.durationUnit.years', count))).toEqual([
      '0 years',
      '1 year',
      '1,200 years',
    ]);
    expect(createLabels({}).count('commons.durationUnit.years', 1200).replace(/\s/g, ' ')).toBe('1 200 ans');
  });

  it('the words for the levels are Bac to Bac+5', () => {
    const t = createLabels({});
    expect([0, 1, 2, 3, 4, 5].map((level) => t.dynamic(`commons.level.${level}`))).toEqual([
      'Bac',
      'Bac+1',
      'Bac+2',
      'Bac+3',
      'Bac+4',
      'Bac+5',
    ]);
  });
});
