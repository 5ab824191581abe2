import { describe, expect, it } from 'vitest';
import { readCommunes } from './commune-table';
import { franceGazetteer } from './france-gazetteer.server';
import { createGazetteer } from './gazetteer';
import type { PlaceOfFrance, PlaceSearchResult } from './place-search-result';
import { plainNames } from './plain-names';

describe('the file of the communes', () => {
  it('is read as it was written', () => {
    const table = readCommunes(
      'Abc-sur-Mer\nDé\n\n1000,10 400\n\n4500 -25\n\n-100 300\n\na3\n\nFg\n\n1\n\nHi|3|1|01\nJk|0|0|01,2A',
    );
    expect(table.names).toBe('abc sur mer\nde\nfg');
    expect(table.count).toBe(2);
    expect(table.at(0)).toEqual({
      name: 'Abc-sur-Mer',
      postcodes: ['01000', '01010'],
      latitude: 45,
      longitude: -1,
      size: 1024,
    });
    expect(table.at(1)).toMatchObject({ postcodes: ['01400'], latitude: 44.75, longitude: 2, size: 8 });
    expect(table.at(2)).toEqual({ ...table.at(1), mergedName: 'Fg' });
    expect(table.withPostcode('01010')).toEqual([0]);
    expect(table.withPostcode('99999')).toEqual([]);
    expect(table.areas).toEqual([
      { name: 'Hi', article: 3, chiefTown: table.at(1), departments: ['01'] },
      { name: 'Jk', article: 0, chiefTown: table.at(0), departments: ['01', '2A'] },
    ]);
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

/** `Nantes 44000`, `Loire-Atlantique 44` */
const shown = (place: PlaceOfFrance) =>
  'departments' in place
    ? `${place.name} ${place.departments.join()}`
    : `${place.name} ${place.postcodes[0]}`;
const find = (text: string) => franceGazetteer().find(text);
const found = (answer: PlaceSearchResult) => (answer.kind === 'found' ? shown(answer.place) : answer.kind);
const choices = (text: string) => {
  const answer = find(text);
  return answer.kind === 'choices' ? answer.places.map(shown) : [];
};

describe('choosing between towns', () => {
  it.each([
    ['nantes', 'Nantes 44000'],
    ['NANTES ', 'Nantes 44000'],
    ['44300', 'Nantes 44300'],
    ['44 000', 'Nantes 44000'],
    ['75013', 'Paris 75013'],
    ['Paris 13e', 'Paris 75001'],
    ['st etienne', 'Saint-Étienne 42000'],
    ['mans', 'Le Mans 72000'],
    ['Saint-Denis (97400)', 'Saint-Denis 97400'],
    ['orée d’anjou', 'Orée d’Anjou 49270'],
    ['Rue', 'Rue 80120'],
    ['Nouméa', 'Nouméa 98800'],
    ['97133', 'Saint-Barthélemy 97133'],
  ])('%s is %s', (text, place) => expect(found(find(text))).toBe(place));

  it.each([
    ['59650', 'Villeneuve-d’Ascq 59650'],
    ['59491', 'Villeneuve-d’Ascq 59491'],
    ['villeneuve d’ascq', 'Villeneuve-d’Ascq 59650'],
    ['Cannes', 'Cannes 06400'],
    ['Aix-en-Provence', 'Aix-en-Provence 13100'],
    ['Marseille', 'Marseille 13001'],
  ])('%s is shown with the code that was typed, else the main one: %s', (text, place) =>
    expect(found(find(text))).toBe(place),
  );

  it.each([
    ['75000', 'Paris 75001'],
    ['13000', 'Marseille 13001'],
    ['69000 Lyon', 'Lyon 69001'],
    ["38402 Saint-Martin-d'Hères", 'Saint-Martin-d’Hères 38400'],
    ['31062 Toulouse Cedex 9', 'Toulouse 31000'],
    ['BP 12, 59655 Villeneuve d’Ascq Cedex', 'Villeneuve-d’Ascq 59650'],
    ['Lyon CEDEX 07', 'Lyon 69001'],
    ['F-75002 Paris', 'Paris 75002'],
    ['44000 Rezé', 'Rezé 44400'],
    ['44110 chateaubrian', 'Châteaubriant 44110'],
  ])('%s, whose code is not quite the town’s, is %s', (text, place) => expect(found(find(text))).toBe(place));

  it.each([
    ['Paris, France', 'Paris 75001'],
    ['paris france', 'Paris 75001'],
    ['Roissy-en-France', 'Roissy-en-France 95700'],
    ['12 rue de la Paix, Paris', 'Paris 75001'],
    ['12 rue de la Paix Paris', 'Paris 75001'],
    ['12 rue de la Paix 75002 Paris', 'Paris 75002'],
    ['12 rue de Nantes, Châteaubriant', 'Châteaubriant 44110'],
    ['1 place de la Mairie Nantes 44000', 'Nantes 44000'],
    ['12, avenue du Maréchal Foch - 06000 NICE', 'Nice 06000'],
    ['lycée Clemenceau Nantes', 'Nantes 44000'],
    ['Nantes sud', 'Nantes 44000'],
    ['Lyon 3', 'Lyon 69001'],
    ['Lyon (69)', 'Lyon 69001'],
    ['69 Lyon', 'Lyon 69001'],
    ['Lyon Rhône', 'Lyon 69001'],
    ['Saint-Denis 93', 'Saint-Denis 93200'],
    ['Saint-Denis, Réunion', 'Saint-Denis 97400'],
    ['Saint-Denis La Réunion', 'Saint-Denis 97400'],
    ['Nice - Alpes-Maritimes', 'Nice 06000'],
    ['Grenoble, Isère, Auvergne-Rhône-Alpes', 'Grenoble 38000'],
  ])('reads %s as %s, with any text around it', (text, place) => expect(found(find(text))).toBe(place));

  it.each([
    ['Annecy-le-Vieux', 'Annecy 74000'],
    ['Seynod', 'Annecy 74000'],
    ['Cherbourg-Octeville', 'Cherbourg-en-Cotentin 50100'],
    ['74940 Annecy-le-Vieux', 'Annecy 74940'],
    ['Lomme', 'Lille 59000'],
    ['Évry', 'choices'],
  ])('%s has merged: %s', (text, place) => expect(found(find(text))).toBe(place));

  it('is for the visitor to say when several towns are called so, the largest first', () => {
    expect(choices('saint-denis').slice(0, 2)).toEqual(['Saint-Denis 93200', 'Saint-Denis 97400']);
    expect(choices('clermont')[0]).toBe('Clermont-Ferrand 63000');
    expect(choices('clermont').length).toBeLessThanOrEqual(8);
  });

  it.each([
    ['44000 Lyon', ['Nantes 44000', 'Lyon 69001']],
    ['lille douai', ['Douai 59500', 'Lille 59000']],
    ['Lyon/Villeurbanne', ['Villeurbanne 69100', 'Lyon 69001']],
    ['Vienne', ['Vienne 86', 'Vienne 38200']],
    ['38402', ['Saint-Martin-d’Hères 38400', 'Grenoble 38000']],
  ])('is for the visitor to say where %s has two readings', (text, places) =>
    expect(choices(text)).toEqual(places),
  );

  it('may be misspelt', () => {
    expect(find('marseile')).toMatchObject({ kind: 'choices', why: 'spelling' });
    expect(choices('marseile')).toEqual(['Marseille 13001']);
  });

  it.each([
    'zzzz',
    '99999',
    '97',
    '',
    '   ',
    '!!',
    '\n\nnantes\n',
    '<script>',
    'x'.repeat(500),
    'a '.repeat(60),
  ])('is unknown, or no harm, for %j', (text) =>
    expect(['unknown', 'Nantes 44000']).toContain(found(find(text))),
  );

  it('lies at its own coordinates', () => {
    const answer = find('brest');
    if (answer.kind !== 'found' || 'departments' in answer.place) throw new Error(answer.kind);
    expect(answer.place.latitude).toBeCloseTo(48.4, 0);
    expect(answer.place.longitude).toBeCloseTo(-4.5, 0);
  });

  it('needs no table to be unknown', () => {
    expect(createGazetteer(readCommunes('')).find('nantes')).toEqual({ kind: 'unknown' });
  });
});

describe('a place as people shorten it', () => {
  it.each([
    ['Boulogne s/ Mer', 'Boulogne-sur-Mer 62200'],
    ['Boulogne s/Mer', 'Boulogne-sur-Mer 62200'],
    ['BOULOGNE S/MER', 'Boulogne-sur-Mer 62200'],
    ['Boulogne/Mer', 'Boulogne-sur-Mer 62200'],
    ['Boulogne-s-Mer', 'Boulogne-sur-Mer 62200'],
    ['62200 Boulogne s/ Mer', 'Boulogne-sur-Mer 62200'],
    ['Vitry s/Seine', 'Vitry-sur-Seine 94400'],
    ['Champs s/ Marne (77)', 'Champs-sur-Marne 77420'],
    ['Clichy s/s Bois', 'Clichy-sous-Bois 93390'],
    ['Fontenay s/ Bois', 'Fontenay-sous-Bois 94120'],
    ['Ste-Foy-lès-Lyon', 'Sainte-Foy-lès-Lyon 69110'],
    ['Ste Foy les Lyon', 'Sainte-Foy-lès-Lyon 69110'],
    ['Sts-Geosmes', 'Saints-Geosmes 52200'],
    ['Villeneuve St Georges', 'Villeneuve-Saint-Georges 94190'],
    ['StNazaire 44', 'Saint-Nazaire 44600'],
    ['N-D de Monts', 'Notre-Dame-de-Monts 85690'],
    ['ND de Monts', 'Notre-Dame-de-Monts 85690'],
    ['Polynésie', 'Polynésie française 987'],
    ['la Polynésie', 'Polynésie française 987'],
    ['Tahiti', 'Polynésie française 987'],
    ['Calédonie', 'Nouvelle-Calédonie 988'],
    ['Wallis', 'Wallis et Futuna 986'],
    ['St-Barth', 'Saint-Barthélemy 977'],
    ['La Part-Dieu', 'Lyon 69001'],
    ['Montparnasse', 'Paris 75001'],
  ])('%s is %s', (text, place) => expect(found(find(text))).toBe(place));

  it.each([
    ['StDenis', 'Saint-Denis 97400'],
    ['STDENIS', 'Saint-Denis 97400'],
    ['stdenis', 'Saint-Denis 97400'],
    ['stnazaire 44', 'Saint-Nazaire 44600'],
    ['St-Étienne-du-Rvy', 'Saint-Étienne-du-Rouvray 76800'],
    ['Mt-de-Marsan', 'Mont-de-Marsan 40000'],
    ['Mt St Aignan', 'Mont-Saint-Aignan 76130'],
    ['Clermont-Fd', 'Clermont-Ferrand 63000'],
    ['Aix en Pce', 'Aix-en-Provence 13100'],
    ['Châlons en Champ.', 'Châlons-en-Champagne 51000'],
    ['Bg-en-Bresse', 'Bourg-en-Bresse 01000'],
    ['Villeneuve d Asq', 'Villeneuve-d’Ascq 59650'],
    ['Grenble', 'Grenoble 38000'],
    ['Monpellier', 'Montpellier 34000'],
    ['Toulose', 'Toulouse 31000'],
    ['Nantess', 'Nantes 44000'],
    ['Brst', 'Brest 29200'],
    ['Rnenes', 'Rennes 35000'],
    ['Lyom', 'Lyon 69001'],
    ['La Défense', 'Paris 75001'],
    ['Marne-la-Vallée', 'Paris 75001'],
    ['9741', 'La Réunion 974'],
    ['7500', 'Paris 75001'],
    ['4400', 'Nantes 44000'],
    ['690', 'Lyon 69001'],
    ['440', 'Nantes 44000'],
  ])('%s is asked back, with %s among the choices', (text, place) => expect(choices(text)).toContain(place));

  it('is not made of other words', () => {
    expect(choices('Lyon/Villeurbanne')).toEqual(['Villeurbanne 69100', 'Lyon 69001']);
    expect(found(find('Strasbourg'))).toBe('Strasbourg 67000');
    expect(found(find('STRASBOURG'))).toBe('Strasbourg 67000');
  });
});

describe('choosing between departments or regions', () => {
  it.each([
    ['44', 'Loire-Atlantique 44'],
    ['département 44', 'Loire-Atlantique 44'],
    ['dpt 44', 'Loire-Atlantique 44'],
    ['Dép. 2A', 'Corse-du-Sud 2A'],
    ['Loire-Atlantique', 'Loire-Atlantique 44'],
    ['la loire atlantique', 'Loire-Atlantique 44'],
    ['département de la Loire-Atlantique', 'Loire-Atlantique 44'],
    ['Loire-Atlantique (44)', 'Loire-Atlantique 44'],
    ['Vienne (86)', 'Vienne 86'],
    ['Landes', 'Landes 40'],
    ['les Landes', 'Landes 40'],
    ['1', 'Ain 01'],
    ['2a', 'Corse-du-Sud 2A'],
    ['974', 'La Réunion 974'],
    ['Réunion', 'La Réunion 974'],
    ['Nouvelle Calédonie', 'Nouvelle-Calédonie 988'],
    ['Corse', 'Corse 2A,2B'],
    ['IDF', 'Île-de-France 75,77,78,91,92,93,94,95'],
    ['région parisienne', 'Île-de-France 75,77,78,91,92,93,94,95'],
    ['Région PACA', 'Provence-Alpes-Côte d’Azur 04,05,06,13,83,84'],
    ['hauts de france', 'Hauts-de-France 02,59,60,62,80'],
    ['alsace', 'Alsace 67,68'],
    ['Limousin', 'Limousin 19,23,87'],
  ])('%s is %s', (text, area) => expect(found(find(text))).toBe(area));

  it('may be misspelt', () => expect(choices('Loire Atlantik')[0]).toBe('Loire-Atlantique 44'));
});
