import { describe, expect, it } from 'vitest';
import { allowedValues } from '~/school/programmes/finder/facet-values';
import { parseFinderState } from '~/school/programmes/finder/finder-state';
import { frenchLabels, sampleValues } from '~/school/programmes/finder/testing';
import { indexingOf } from './finder-subject';
import { finderWords } from './finder-words';

const stateOf = (query: string) => {
  const { state } = parseFinderState(new URLSearchParams(query), allowedValues(sampleValues));
  if (!state) throw new Error('no such page');
  return state;
};
const indexing = (query: string, total = 7) => indexingOf(stateOf(query), total);
const words = (query: string, total = 7, sectorSummary: string | null = null, place = '') =>
  finderWords({ state: stateOf(query), place, total, sectorSummary }, sampleValues, frenchLabels);

describe('the lists that search engines may index', () => {
  it.each([
    '',
    'secteur=eau',
    'niveau=2',
    'entree=0',
    'rythme=alternance',
    'duree=courte',
    'campus=lyon',
    'secteur=eau&page=2',
  ])('are the whole list and a list of one value: %s', (query) => {
    expect(indexing(query)).toEqual({ path: query ? `/formations?${query}` : '/formations', noindex: false });
  });

  it.each(['secteur=eau&secteur=nature', 'secteur=eau&niveau=2', 'q=eau', 'tri=nom', 'secteur=eau&tri=nom'])(
    'is not a visitor’s own question or another order: %s',
    (query) => {
      expect(indexing(query)).toEqual({ path: `/formations?${query}`, noindex: true });
    },
  );

  it('is not a list around a place: its canonical address is that of the list', () => {
    const { state } = parseFinderState(
      new URLSearchParams('secteur=eau&page=2'),
      allowedValues(sampleValues),
      'nantes',
    );
    expect(state && indexingOf(state, 7)).toEqual({ path: '/formations?secteur=eau', noindex: true });
  });

  it('is not an empty list', () => {
    expect(indexing('secteur=eau', 0).noindex).toBe(true);
  });
});

describe('the words of a list', () => {
  it('describe a list of one value', () => {
    expect(words('campus=la-reunion').title).toContain('La Réunion');
    expect(words('niveau=2').title).toContain('Bac+2');
    expect(words('rythme=temps-plein').title).toBe('Formations à temps plein');
  });

  it('are those of the whole list without a choice', () => {
    expect(words('')).toEqual({
      title: frenchLabels('finder.title.all'),
      hint: frenchLabels('finder.textHint'),
      summary: frenchLabels('finder.summary'),
      headTitle: 'Formations (7 résultats)',
      description: frenchLabels('finder.description.all'),
    });
    expect(words('q=eau')).toMatchObject({
      title: 'Formations «\u00a0eau\u00a0»',
      description: frenchLabels('finder.description.all'),
    });
  });

  it('describe a sector as the content service does, any other value in one sentence', () => {
    const { summary, description } = words('secteur=eau', 7, 'De la source à la mer.');
    expect([summary, description]).toEqual(['De la source à la mer.', 'De la source à la mer.']);
    expect(words('campus=lyon').description).toMatch(/^Formations à Lyon/);
    expect(words('campus=lyon').summary).toBe(frenchLabels('finder.summary'));
  });

  it('say the order and the page that were requested, and only then', () => {
    expect(words('secteur=eau&tri=nom&page=2').headTitle).toBe(
      'Formations du secteur Eau, par nom, page 2 (7 résultats)',
    );
    expect(words('duree=courte').headTitle).toBe('Formations courtes (7 résultats)');
    expect(words('secteur=eau&q=eau').headTitle.replaceAll('\u00a0', ' ')).toBe(
      'Formations du secteur Eau, « eau » (7 résultats)',
    );
    expect(words('secteur=eau&secteur=nature').headTitle.replaceAll('\u00a0', ' ')).toBe(
      'Formations du secteur Eau ou Nature (7 résultats)',
    );
  });

  it.each([
    ['niveau=2&rythme=alternance&campus=lyon', 'Formations en alternance de niveau Bac+2 à Lyon'],
    ['campus=lyon&campus=la-reunion', 'Formations à Lyon ou à La Réunion'],
    ['duree=courte&secteur=eau', 'Formations courtes du secteur Eau'],
    ['niveau=2&niveau=3&entree=0', 'Formations de niveau Bac+2 ou Bac+3 accessibles avec un niveau Bac'],
    ['rythme=alternance&rythme=temps-plein', 'Formations à temps plein ou en alternance'],
  ])('read naturally: %s', (query, title) => {
    expect(words(query).title).toBe(title);
  });

  it('say the place, and leave a long list of criteria to the chips', () => {
    expect(words('', 7, null, 'près de Toulouse').title).toBe('Formations près de Toulouse');
    expect(words('niveau=2', 7, null, 'près de Toulouse').title).toBe(
      'Formations de niveau Bac+2 près de Toulouse',
    );
    const all = words(
      'niveau=1&niveau=2&entree=0&secteur=eau&secteur=nature&campus=lyon&campus=nantes&q=rivi%C3%A8re',
    );
    expect(all.title).toBe('Formations');
    expect(all.headTitle).toContain('à Lyon ou à Nantes');
  });

  it('have a different title for every address, with the number of results', () => {
    const queries = [
      '',
      'page=2',
      'secteur=eau',
      'secteur=eau&page=2',
      'niveau=2',
      'entree=2',
      'rythme=alternance',
    ];
    const questions = [
      'tri=nom',
      'tri=nom&page=2',
      'secteur=eau&secteur=nature',
      'secteur=eau&niveau=2',
      'q=eau',
      'q=eau&campus=lyon',
    ];
    const titles = [...queries, ...questions].map((query) => words(query, 12).headTitle);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title).toContain('12');
  });

  it('are the finder’s for a sector without a text', () => {
    const { summary, description } = words('secteur=eau', 7, '');
    expect({ summary, description }).toEqual({
      summary: frenchLabels('finder.summary'),
      description: words('secteur=eau').description,
    });
    expect(description).toContain('Eau');
  });

  it('name every part of a question', () => {
    const { headTitle } = words('secteur=eau&secteur=nature&niveau=2&campus=lyon&q=rivi%C3%A8re');
    for (const word of ['Eau', 'Nature', 'Bac+2', 'Lyon', 'rivière']) expect(headTitle).toContain(word);
  });
});
