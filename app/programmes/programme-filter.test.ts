import { describe, expect, it } from 'vitest';
import {
  canonicalProgrammesHref,
  chosenFilters,
  everyProgramme,
  parseProgrammeChoice,
  programmesHref,
} from './programme-filter';

const known = {
  sectors: [{ slug: 'eau' }, { slug: 'energie' }],
  campuses: [{ slug: 'lyon' }, { slug: 'la-reunion' }],
};
const parse = (query: string) => parseProgrammeChoice(new URLSearchParams(query), known);

describe('the list of programmes a visitor asks for', () => {
  it('is the whole list when the address says nothing', () => {
    expect(parse('')).toEqual(everyProgramme);
  });

  it('is read from the French address', () => {
    expect(parse('secteur=eau&niveau=2&rythme=alternance&campus=la-reunion')).toEqual({
      sector: 'eau',
      level: 2,
      rhythm: 'periodic',
      campus: 'la-reunion',
    });
  });

  it('knows the level Bac, which is zero', () => {
    expect(parse('niveau=0').level).toBe(0);
    expect(programmesHref({ level: 0 })).toBe('/formations?niveau=0');
  });

  it.each([
    'secteur=chimie',
    'niveau=6',
    'niveau=-1',
    'niveau=2.0',
    'niveau=',
    'rythme=periodic',
    'campus=atlantide',
    'campus=__proto__',
    'utm_source=salon',
  ])('ignores %s', (query) => {
    expect(parse(query)).toEqual(everyProgramme);
  });

  it('takes the first of a doubled value', () => {
    expect(parse('secteur=eau&secteur=energie').sector).toBe('eau');
  });
});

describe('the address of a list of programmes', () => {
  const choice = { sector: 'eau', level: 2, rhythm: 'periodic', campus: 'lyon' } as const;

  it('gives back the choice it was made from', () => {
    const { searchParams } = new URL(programmesHref(choice, 2), 'https://ecole.example');
    expect(parseProgrammeChoice(searchParams, known)).toEqual(choice);
    expect(searchParams.get('page')).toBe('2');
  });

  it('has its parameters in one order, whatever order they came in', () => {
    expect(programmesHref(parse('campus=lyon&rythme=alternance&niveau=2&secteur=eau'))).toBe(
      '/formations?secteur=eau&niveau=2&rythme=alternance&campus=lyon',
    );
  });

  it('does not number the first page', () => {
    expect(programmesHref(everyProgramme, 1)).toBe('/formations');
  });
});

describe('the canonical address', () => {
  it('of a page of the whole list is that page', () => {
    expect(canonicalProgrammesHref(everyProgramme, 1)).toBe('/formations');
    expect(canonicalProgrammesHref(everyProgramme, 2)).toBe('/formations?page=2');
  });

  it('of a narrowed list is its first page', () => {
    expect(canonicalProgrammesHref({ ...everyProgramme, sector: 'eau' }, 2)).toBe('/formations?secteur=eau');
  });
});

describe('the filters in use', () => {
  it('are none for the whole list', () => {
    expect(chosenFilters(everyProgramme)).toEqual([]);
  });

  it('each lead to the list without themselves, from its first page', () => {
    expect(chosenFilters({ ...everyProgramme, sector: 'eau', level: 0 })).toEqual([
      { name: 'sector', href: '/formations?niveau=0' },
      { name: 'level', href: '/formations?secteur=eau' },
    ]);
  });
});
