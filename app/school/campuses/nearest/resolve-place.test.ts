import { describe, expect, it } from 'vitest';
import { createRig } from '../../../../tests/contract/service';
import { listCampuses } from '../campuses.server';
import { franceGazetteer } from './france-gazetteer.server';
import { placeInput, type ResolvedPlace, resolvePlace } from './resolve-place';
import { kilometresFrom } from './within-reach';

const campuses = await listCampuses(createRig().content);
const find = (asked: string) => resolvePlace(asked, campuses, franceGazetteer);

function found(asked: string): ResolvedPlace {
  const answer = find(asked);
  if (answer.kind !== 'found') throw new Error(`${asked}: ${answer.kind}`);
  return answer.place;
}

function choices(asked: string): ResolvedPlace[] {
  const answer = find(asked);
  if (answer.kind !== 'choices') throw new Error(`${asked}: ${answer.kind}`);
  return answer.places;
}

describe('the place of an address', () => {
  it.each([
    ['nantes', 'nantes', 'Nantes'],
    ['Nantes', 'nantes', 'Nantes'],
    ['44000', 'nantes', 'Nantes'],
    ['44110', 'chateaubriant-44110', 'Châteaubriant (44110)'],
    ['chateaubriant', 'chateaubriant-44110', 'Châteaubriant (44110)'],
    ['la-reunion', 'la-reunion', 'La\u00a0Réunion'],
    ['La Réunion', 'la-reunion', 'La\u00a0Réunion'],
    ['Saint-Denis (97400)', 'saint-denis-97400', 'Saint-Denis (97400)'],
    ['59650', 'villeneuve-d-ascq-59650', 'Villeneuve-d’Ascq (59650)'],
    ['Seynod', 'annecy', 'Annecy'],
    ['12 rue de la Paix, Paris', 'paris', 'Paris'],
    ['Réunion', 'la-reunion', 'La\u00a0Réunion'],
    ['974', 'la-reunion', 'La\u00a0Réunion'],
    ['75', 'paris', 'Paris'],
    ['IDF', 'paris', 'Paris'],
    ['44', '44', 'Loire-Atlantique (44)'],
    ['Landes', '40', 'Landes (40)'],
    ['Corse', 'corse', 'Corse'],
  ])('%s is written %s', (asked, word, name) => {
    expect(found(asked)).toMatchObject({ word, name });
  });

  it.each(campuses.map(({ slug, city, postalCode }) => [slug, `${city} ${postalCode}`]))(
    'is that of the campus %s for its town, %s, however the campus is named',
    (slug, town) => {
      const campus = campuses.find((one) => one.slug === slug);
      expect(campus && kilometresFrom(found(town), campus)).toBe(0);
    },
  );

  it('is read again from the word it is written as', () => {
    for (const asked of [
      '44110',
      'lyon',
      '59000',
      'L’Haÿ-les-Roses',
      'œuilly 02160',
      '97400',
      '2A',
      'Corse',
      '59491',
    ])
      for (const written of [found(asked).word, found(asked).name])
        expect(found(written)).toEqual(found(asked));
    for (const asked of ['saint-denis', 'Vienne'])
      for (const place of choices(asked)) expect(found(place.word)).toEqual(place);
  });

  it('asks a question if several places share a name, or several campuses lie there', () => {
    expect(choices('saint-denis').length).toBeGreaterThan(1);
    expect(find('bordaux')).toMatchObject({ kind: 'choices', why: 'spelling' });
    for (const [asked, region, campuses] of [
      ['Bretagne', 'Bretagne', ['brest', 'rennes']],
      ['ARA', 'Auvergne-Rhône-Alpes', ['annecy', 'clermont-ferrand', 'grenoble', 'lyon']],
      ['rhône-alpes', 'Rhône-Alpes', ['annecy', 'grenoble', 'lyon']],
    ] as const) {
      const answer = find(asked);
      expect(answer).toMatchObject({ kind: 'region', region });
      if (answer.kind === 'region') expect(answer.places.map(({ word }) => word)).toEqual(campuses);
    }
  });

  it('is unknown for an unknown name, and null without input', () => {
    expect(find('zzzz')).toEqual({ kind: 'unknown', asked: 'zzzz' });
    expect(find('!?')).toEqual({ kind: 'unknown', asked: '!?' });
    expect(find('')).toEqual({ kind: 'none' });
  });

  it('is read once, tidied and cut', () => {
    const asked = (query: string) => placeInput(new URLSearchParams(query));
    expect(asked('pres-de=+Nantes%0A&pres-de=Lyon')).toBe('Nantes');
    expect(asked(`pres-de=${'x'.repeat(500)}`)).toHaveLength(120);
    expect(asked('')).toBe('');
  });
});

it('measures whole kilometres in a straight line', () => {
  const paris = { latitude: 48.8566, longitude: 2.3522 };
  expect(kilometresFrom(paris, { latitude: 45.764, longitude: 4.8357 })).toBe(391);
  expect(kilometresFrom(paris, paris)).toBe(0);
});
