import { describe, expect, it } from 'vitest';
import { createRig } from '../../../tests/contract/service';
import { listCampuses } from '../campuses/campuses.server';
import { kilometresBetween } from '../campuses/globe';
import { franceGazetteer } from '../campuses/nearest/france-gazetteer.server';
import { offerPosition, offersNear } from './offer-distances.server';

const campuses = await listCampuses(createRig().content);
const lille = { latitude: 50.63, longitude: 3.06 };
const offer = (slug: string, city: string, campus: string | null) => ({
  slug,
  city,
  campus: campus === null ? null : { slug: campus, title: campus },
});
const kilometres = (of: ReturnType<typeof offer>) => {
  const position = offerPosition(of, campuses, franceGazetteer());
  return position && Math.round(kilometresBetween(lille, position));
};

describe('the place of an offer', () => {
  it('is the town it names, not its campus', () => {
    expect(kilometres(offer('a', 'Roubaix', 'lille'))).toBe(11);
  });

  it.each([
    ['Lille', 'lille'],
    ['Bordeaux', 'bordeaux'],
    ['Lyon', 'lyon'],
    ['Saint-Denis', 'la-reunion'],
  ])('is that of the campus in %s, never a kilometre beside it', (city, slug) => {
    const campus = campuses.find((one) => one.slug === slug);
    const position = offerPosition(offer('b', city, slug), campuses, franceGazetteer());
    expect(position && campus && kilometresBetween(position, campus)).toBe(0);
  });

  it('is the town nearest its campus among towns of one name', () => {
    const denis = offerPosition(offer('c', 'Saint-Denis', 'paris'), campuses, franceGazetteer());
    expect(denis?.latitude).toBeCloseTo(48.9, 0);
    const island = offerPosition(offer('d', 'Saint-Denis', 'la-reunion'), campuses, franceGazetteer());
    expect(island?.latitude).toBeCloseTo(-20.9, 0);
  });

  it('is its campus if the town is unknown, and null if both are', () => {
    expect(kilometres(offer('e', 'Val de Verdelle', 'lille'))).toBe(0);
    expect(kilometres(offer('f', 'Val de Verdelle', null))).toBeNull();
  });
});

it('are those within reach, by distance, those on the spot counted; what has no place is near none', () => {
  const offers = [
    offer('nowhere', 'Télétravail', null),
    offer('lyon', 'Lyon', 'lyon'),
    offer('roubaix', 'Roubaix', 'lille'),
    offer('lille', 'Lille', 'lille'),
  ];
  const { near, onSite } = offersNear(offers, lille, campuses, franceGazetteer());
  expect(near.map(({ item: { slug } }) => slug)).toEqual(['lille', 'roubaix']);
  expect(onSite).toBe(1);
});
