import { describe, expect, it } from 'vitest';
import { createRig } from '../../../../tests/contract/service';
import { campusesHref } from '../campus-groups';
import { listCampuses } from '../campuses.server';
import { kilometresBetween } from './distance';
import { franceGazetteer } from './gazetteer.server';
import { nearestCampuses, parsePlace } from './nearest-campuses';

const campuses = await listCampuses(createRig().content);
const near = (text: string) => nearestCampuses(text, campuses, franceGazetteer);

describe('distances', () => {
  it.each([
    ['Paris', { latitude: 48.8566, longitude: 2.3522 }, 'Lyon', { latitude: 45.764, longitude: 4.8357 }, 392],
    [
      'Paris',
      { latitude: 48.8566, longitude: 2.3522 },
      'Saint-Denis',
      { latitude: -20.88, longitude: 55.45 },
      9390,
    ],
  ])('go from %s to %o', (_from, a, _to, b, kilometres) => {
    expect(Math.abs(kilometresBetween(a, b) - kilometres)).toBeLessThan(kilometres * 0.01);
    expect(kilometresBetween(b, a)).toBeCloseTo(kilometresBetween(a, b));
  });
});

describe('the campuses around a place', () => {
  it('come in the order of their distances', () => {
    const answer = near('44000');
    if (answer.kind !== 'near') throw new Error(answer.kind);
    expect(answer.place).toBe('Nantes');
    expect(answer.campuses.map(({ slug }) => slug).slice(0, 3)).toEqual(['nantes', 'angers', 'rennes']);
    const kilometres = answer.campuses.map((campus) => campus.kilometres);
    expect(kilometres).toEqual([...kilometres].sort((a, b) => a - b));
  });

  it('may be around a campus, whose name need not be a town’s', () => {
    const answer = near('la réunion');
    expect(answer).toMatchObject({ kind: 'near', place: 'La\u00a0Réunion' });
    if (answer.kind === 'near') expect(answer.campuses[0]).toEqual({ slug: 'la-reunion', kilometres: 0 });
  });

  it('may be those of a region', () => {
    expect(near('bretagne')).toMatchObject({ kind: 'region', place: 'Bretagne' });
    expect(near('PACA')).toMatchObject({ kind: 'region', place: 'Provence-Alpes-Côte d’Azur' });
  });

  it('wait for the visitor’s word where several towns are called so', () => {
    const answer = near('saint-denis');
    if (answer.kind !== 'choices') throw new Error(answer.kind);
    // Each choice leads to one place.
    for (const { name } of answer.places) expect(near(name).kind).toBe('near');
  });

  it('are absent for an unknown place', () => {
    expect(near('zzzz')).toEqual({ asked: 'zzzz', kind: 'unknown' });
  });
});

describe('the address', () => {
  it('holds the place and nothing else', () => {
    expect(campusesHref('region', 'Saint-Denis (97400)')).toBe('/campus?pres=Saint-Denis+%2897400%29');
    expect(parsePlace(new URLSearchParams('pres=+Nantes%0A'))).toBe('Nantes');
    expect(parsePlace(new URLSearchParams(`pres=${'x'.repeat(500)}`))).toHaveLength(120);
    expect(parsePlace(new URLSearchParams())).toBe('');
  });
});
