import { describe, expect, it } from 'vitest';
import { programmesHref, wordOf } from './facet-values';
import { sampleValues } from './testing';

describe('a link to programmes', () => {
  it.each([
    [{}, '/formations'],
    [{ sector: 'eau' }, '/formations?secteur=eau'],
    [{ level: 0 }, '/formations?niveau=0'],
    [{ rhythm: 'periodic' }, '/formations?rythme=alternance'],
    [{ duration: 'short' }, '/formations?duree=courte'],
    [{ campus: 'lyon', rhythm: 'fulltime' }, '/formations?rythme=temps-plein&campus=lyon'],
  ] as const)('reads %j as %s', (choice, href) => expect(programmesHref(choice)).toBe(href));
});

describe('the words of a value', () => {
  it('are those of the school; an unknown parameter has none', () => {
    expect(wordOf(sampleValues, 'campus', 'la-reunion')).toBe('La Réunion');
    expect(wordOf(sampleValues, 'exit', '0')).toBe('Bac');
    expect(wordOf(sampleValues, 'campus', 'atlantide')).toBeNull();
  });
});
