import { describe, expect, it } from 'vitest';
import { plainNames, readCommunes } from './commune-table';
import { createGazetteer, type FoundPlace } from './find-place';
import { franceGazetteer } from './gazetteer.server';

describe('the file of the communes', () => {
  it('is read as it was written', () => {
    const table = readCommunes('Abc-sur-Mer\nDé\n\n1000,10 400\n\n4500 -25\n\n-100 300\n\na3');
    expect(table.names).toBe('abc sur mer\nde');
    expect(table.at(0)).toEqual({
      name: 'Abc-sur-Mer',
      postcodes: ['01000', '01010'],
      latitude: 45,
      longitude: -1,
      size: 1024,
    });
    expect(table.at(1)).toMatchObject({ postcodes: ['01400'], latitude: 44.75, longitude: 2, size: 8 });
    expect(table.withPostcode('01010')).toEqual([0]);
    expect(table.withPostcode('99999')).toEqual([]);
  });

  it('is shown with the apostrophe of printed French', () => {
    const table = readCommunes("L'Abc\n\n1000\n\n4500\n\n-100\n\na");
    expect(table.at(0).name).toBe('L’Abc');
    expect(table.names).toBe('l abc');
  });

  it.each([
    ['St-Étienne', 'saint etienne'],
    ['SAINTE-FOY', 'Ste Foy'],
    ['L’Haÿ-les-Roses', "l'hay les roses"],
    ['Œuilly', 'oeuilly'],
  ])('compares %s with %s', (a, b) => expect(plainNames(a)).toBe(plainNames(b)));
});

describe('which place is meant', () => {
  const found = (answer: FoundPlace) =>
    answer.kind === 'found' ? `${answer.place.name} ${answer.place.postcodes[0]}` : answer.kind;
  const find = (text: string) => franceGazetteer().find(text);
  const choices = (text: string) => {
    const answer = find(text);
    return answer.kind === 'choices'
      ? answer.places.map(({ name, postcodes }) => `${name} ${postcodes[0]}`)
      : [];
  };

  it.each([
    ['nantes', 'Nantes 44000'],
    ['NANTES ', 'Nantes 44000'],
    ['44300', 'Nantes 44000'],
    ['44 000', 'Nantes 44000'],
    ['75013', 'Paris 75001'],
    ['Paris 13e', 'Paris 75001'],
    ['st etienne', 'Saint-Étienne 42000'],
    ['mans', 'Le Mans 72000'],
    ['Saint-Denis (97400)', 'Saint-Denis 97400'],
    ['orée d’anjou', 'Orée d’Anjou 49270'],
  ])('%s is %s', (text, place) => expect(found(find(text)).replaceAll("'", '’')).toBe(place));

  it('is for the visitor to say when several towns are called so, the largest first', () => {
    expect(choices('saint-denis').slice(0, 2)).toEqual(['Saint-Denis 93200', 'Saint-Denis 97400']);
    expect(choices('clermont')[0]).toBe('Clermont-Ferrand 63000');
    expect(choices('clermont').length).toBeLessThanOrEqual(8);
  });

  it('may be misspelt', () => {
    const answer = find('marseile');
    expect(answer).toMatchObject({ kind: 'choices', spelling: true });
    expect(choices('marseile')).toEqual(['Marseille 13001']);
  });

  it.each(['zzzz', '99999', '', '   ', '!!', '\n\nnantes\n', '<script>', 'x'.repeat(500)])(
    'is unknown, or no harm, for %j',
    (text) => expect(['unknown', 'Nantes 44000']).toContain(found(find(text))),
  );

  it('lies where it lies', () => {
    const answer = find('brest');
    if (answer.kind !== 'found') throw new Error(answer.kind);
    expect(answer.place.latitude).toBeCloseTo(48.4, 0);
    expect(answer.place.longitude).toBeCloseTo(-4.5, 0);
  });

  it('needs no table to be nobody’s', () => {
    expect(createGazetteer(readCommunes('')).find('nantes')).toEqual({ kind: 'unknown' });
  });
});
