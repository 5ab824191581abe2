import { describe, expect, it } from 'vitest';
import { createRig } from '../../../../tests/contract/service';
import { listCampuses } from '../campuses.server';
import { franceGazetteer } from './gazetteer.server';
import { askedPlace, findPlace, type KnownPlace, kilometresFrom } from './place';

const campuses = await listCampuses(createRig().content);
const find = (asked: string) => findPlace(asked, campuses, franceGazetteer);

function found(asked: string): KnownPlace {
  const answer = find(asked);
  if (answer.kind !== 'found') throw new Error(`${asked}: ${answer.kind}`);
  return answer.place;
}

function choices(asked: string): KnownPlace[] {
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
  ])('%s is written %s', (asked, word, name) => {
    expect(found(asked)).toMatchObject({ word, name });
  });

  it('is read again from the word it is written as', () => {
    for (const asked of ['44110', 'lyon', '59000', 'L’Haÿ-les-Roses', 'œuilly 02160', '97400'])
      expect(found(found(asked).word)).toEqual(found(asked));
    for (const place of choices('saint-denis')) expect(found(place.word)).toEqual(place);
  });

  it('is a question where several places are called so, or several campuses lie there', () => {
    expect(choices('saint-denis').length).toBeGreaterThan(1);
    expect(find('bordaux')).toMatchObject({ kind: 'choices', why: 'spelling' });
    expect(choices('Bretagne').map(({ word }) => word)).toEqual(['brest', 'rennes']);
  });

  it('is unknown where nobody knows it, and none where nothing was asked', () => {
    expect(find('zzzz')).toEqual({ kind: 'unknown', asked: 'zzzz' });
    expect(find('!?')).toEqual({ kind: 'unknown', asked: '!?' });
    expect(find('')).toEqual({ kind: 'none' });
  });

  it('is read once, tidied and cut', () => {
    const asked = (query: string) => askedPlace(new URLSearchParams(query));
    expect(asked('pres-de=+Nantes%0A&pres-de=Lyon')).toBe('Nantes');
    expect(asked(`pres-de=${'x'.repeat(500)}`)).toHaveLength(60);
    expect(asked('')).toBe('');
  });
});

it('measures whole kilometres in a straight line', () => {
  const paris = { latitude: 48.8566, longitude: 2.3522 };
  expect(kilometresFrom(paris, { latitude: 45.764, longitude: 4.8357 })).toBe(391);
  expect(kilometresFrom(paris, paris)).toBe(0);
});
