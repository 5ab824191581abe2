import { describe, expect, it } from 'vitest';
import { foldForSearch, searchOptions } from './search-options';

const courses = [
  { name: 'Bachelor Écotourisme', slug: 'bachelor-ecotourisme' },
  { name: 'BTSA Gestion et protection de la nature', slug: 'bts-gpn' },
  { name: 'BTSA Gestion et maîtrise de l’eau', slug: 'bts-gemeau' },
  { name: 'Mastère Manager des œuvres de l’économie circulaire', slug: 'mastere-economie' },
  { name: 'Technicien de rivière', slug: 'technicien-riviere' },
];
const found = (text: string) => searchOptions(courses, text).map(({ slug }) => slug);

describe('searching a course by typing', () => {
  it('shows all courses before a visitor types', () => {
    expect(found('')).toHaveLength(courses.length);
    expect(found('  ')).toHaveLength(courses.length);
  });

  it('needs no accents, capitals or hyphens', () => {
    expect(found('ecotourisme')).toEqual(['bachelor-ecotourisme']);
    expect(found('RIVIÈRE')).toEqual(['technicien-riviere']);
    expect(found('maitrise')).toEqual(['bts-gemeau']);
    expect(found('oeuvres')).toEqual(['mastere-economie']);
    expect(found("l'eau")).toContain('bts-gemeau');
  });

  it('accepts the words in any order, and parts of them', () => {
    expect(found('nature btsa')).toEqual(['bts-gpn']);
    expect(found('rivi')).toEqual(['technicien-riviere']);
    expect(found('circulaire manager')).toEqual(['mastere-economie']);
  });

  it('knows the short names', () => {
    expect(found('gpn')).toEqual(['bts-gpn']);
    expect(found('bts gpn')).toEqual(['bts-gpn']);
  });

  it('lists names that begin with the text first', () => {
    const list = [
      { name: 'Licence Eau', slug: 'a' },
      { name: 'Bureau', slug: 'b' },
      { name: 'Eau et énergie', slug: 'c' },
    ];
    expect(searchOptions(list, 'eau').map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
  });

  it('lists the word itself before words that begin with it', () => {
    const list = [
      { name: 'Bac pro Milieux naturels', slug: 'a' },
      { name: 'BTSA Protection de la nature', slug: 'b' },
    ];
    expect(searchOptions(list, 'nature').map(({ slug }) => slug)).toEqual(['b', 'a']);
  });

  it('finds nothing in an empty list', () => {
    expect(found('coiffure')).toEqual([]);
    expect(found('nature coiffure')).toEqual([]);
  });

  it('reduces any text to letters, digits and single spaces', () => {
    expect(foldForSearch('  Génie de l’Eau & Bac+5  ')).toBe('genie de l eau bac 5');
    expect(foldForSearch('CO₂')).toBe('co2');
    expect(foldForSearch('…')).toBe('');
  });
});
