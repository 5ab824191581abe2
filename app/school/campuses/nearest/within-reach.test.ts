import { expect, it } from 'vitest';
import { byNearestPlace } from './by-nearest-place';
import { isOnSite, isWithinReach, withinReach } from './within-reach';

const from = { latitude: 47, longitude: 2 };
/** A place so many kilometres to the north. */
const north = (kilometres: number) => ({
  slug: `north-${kilometres}`,
  latitude: 47 + (kilometres / 6371) * (180 / Math.PI),
  longitude: 2,
});
const unknown = { slug: 'unknown', latitude: null, longitude: null };

it.each([
  [0, true, true],
  [0.4, true, true],
  [1, false, true],
  [150.4, false, true],
  [151, false, false],
])('what is %s kilometres away is on the spot: %s, within reach: %s', (kilometres, onSite, within) => {
  expect(isOnSite(from, north(kilometres))).toBe(onSite);
  expect(isWithinReach(from, north(kilometres))).toBe(within);
});

it('holds what is within reach, nearest first; what has no place, or an unknown one, is near nothing', () => {
  const items = ['north-151', 'nowhere', 'north-12', 'unknown', 'north-0', 'north-12 too'];
  const places = [north(151), north(12), unknown, north(0)];
  const placed = byNearestPlace(items, (item) => [item.replace(' too', '')], from, places);
  expect(placed.map(({ item }) => item).at(-1)).toBe('nowhere');
  const { near, onSite } = withinReach(placed, from);
  expect(near.map(({ item }) => item)).toEqual(['north-0', 'north-12', 'north-12 too']);
  expect(onSite).toBe(1);
});
