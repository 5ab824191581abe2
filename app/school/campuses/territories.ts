/**
 * The French territories overseas, each on its own plane. Coasts: Natural Earth 1:10m (public domain), simplified by
 * Visvalingam's method to 1.6 square units. Pure.
 */
import { earthRadius, hasCoordinates, type Position, radians } from './globe';
import type { MapPoint } from './projection';

export interface Territory {
  /** Degrees that enclose it: west, east, south, north. */
  bounds: readonly [west: number, east: number, south: number, north: number];
  /** The middle of its sheet. */
  longitude: number;
  latitude: number;
  /** Kilometres to a unit. */
  scale: number;
  /** Its coasts, in units from the middle, y downwards. */
  path: string;
}

/** Half the side of a territory's sheet, in units. */
export const halfSheet = 29;

export const territories: readonly Territory[] = [
  // Guadeloupe
  {
    bounds: [-61.9, -60.9, 15.8, 16.6],
    longitude: -61.39,
    latitude: 16.18,
    scale: 1.72,
    path: 'M12 17l-1 2-4 1-2 0-1-4 2-4 2-1 2 1zM25 -11l-5 3-1 0 3-3zM-10 -4l-2 1 2 9-1 3-2 3-6 3 0-2-4-5-1-7-1-5 0-5 1-2 2-1 2 1 6 2 2 3 2-1zM-8 -11l1-2-1-1-1-3 2-3 3-1 3 2 1 5 1 2 2 2 3 0 7 5 0 1-3-1-11 2-3 2-3-1-3-3z',
  },
  // Martinique
  {
    bounds: [-61.3, -60.7, 14.3, 14.95],
    longitude: -61.02,
    latitude: 14.64,
    scale: 1.04,
    path: 'M22 19l-2 1-2 4-4 0 0-2 3-1-1-4-3 2-3-1-2 0-6-1-6 2-5-6 3-3 4-2 1 2 3 0 0-2-2-3 0-2-2 1-5 0-2-3-5-4-3-5 1-2-2-4-3-4 0-3 1-2 4-2 4 0 4 1 4 3 6 3 4 6 2-1 4-2 3 0-4 5-2-2 0 5 3 0-3 2 1 1 4 2-2 0 1 3 5 4 0 2 1 0 0 2 1 3-1 1 1 1z',
  },
  // Guyane
  {
    bounds: [-55, -51.5, 2, 6],
    longitude: -53.13,
    latitude: 3.93,
    scale: 8.08,
    path: 'M-20 22l3-2 3-7-1-2 3-4 0-3-5-6 0-1-1-5-1-5 3-5 3-2 2-5 6 2 7 2 8 7 2 1 4 3 0 3 1-3 1 1 2 5-9 16-4 8-5 4-3-1-2-1-3 1-2-1-5 3-6-1z',
  },
  // La Réunion
  {
    bounds: [55.1, 55.95, -21.5, -20.8],
    longitude: 55.54,
    latitude: -21.12,
    scale: 1.3,
    path: 'M20 -1l4 2 1 2-3 11 0 5-6 1-3 1-10 0-3-1-3-2-7-2-1-3-4 0-5-6 0-5-4-6-1-2 1-5 3-1 2-6 3 0 5-4 4 0 5 1 5 0 6 2 3 3 1 4 3 3 1 5z',
  },
  // Mayotte
  {
    bounds: [44.9, 45.4, -13.1, -12.6],
    longitude: 45.17,
    latitude: -12.82,
    scale: 0.76,
    path: 'M13 -8l3-3 1 4-1 5-1 0zM7 -12l1 1-1 5-3 5-1 2 3 4-3 7-2 3-1 3 2 4-3 3 0-2-4 2-4-2-2 1 0-4-3 0 2-2-1-5-2-2 3-1 3 3 3 2 1-1 0-4-3-4-4-3 2-1-2-11-4-2-2-4 0-3 7-7 0 2-1 1 3 2 3 4 4 1 4 0z',
  },
  // Saint-Martin, Saint-Barthélemy
  {
    bounds: [-63.2, -62.7, 17.8, 18.2],
    longitude: -62.97,
    latitude: 18,
    scale: 0.75,
    path: 'M-7 -5l-12-5-4 1-1-2 6-1 4-4 5-2 2 0 0 3 1 5 0 4zM18 17l-3-3 1-3 9 2-4 4z',
  },
  // Saint-Pierre-et-Miquelon
  {
    bounds: [-56.6, -56, 46.7, 47.2],
    longitude: -56.27,
    latitude: 46.95,
    scale: 0.86,
    path: 'M9 23l2 1-4 2-3-1-1-1 2-4 3-2 3 0zM0 7l3 3-1 4-4 4-5 3-2 0 0-4-2-2 5-5 1-5-1-6-4-10-1-10 2-4 3 1-3 2 0 2 3 2 3 1 5 3-1 5-2 4-2-1-4 0 0 2 3 1 0 8 1 2z',
  },
  // Nouvelle-Calédonie
  {
    bounds: [163.5, 168.2, -22.8, -19.5],
    longitude: 165.88,
    latitude: -21.15,
    scale: 9.39,
    path: 'M25 3l0 3-3-1-1-2zM18 -1l-1 1-4-3 3-2 0 2zM11 15l-6-2-4-3-8-5-6-6-1-1-3-3-2-2 0-4 4 1 6 5 2 0 4 6 3 2 5 3 4 4 2 0 2 3z',
  },
  // Tahiti, Moorea
  {
    bounds: [-150, -149, -18, -17.3],
    longitude: -149.55,
    latitude: -17.67,
    scale: 1.69,
    path: 'M23 4l2 5 0 3-2 1-6-2-4-5 0-2-7 2-2 0-6-2-1-4-3-5 1-3 2-2 5-1 6 0 4 2 2 4 0 6 2 2zM-15 -13l-2 5-2 1-4-2-2-3 2-1 2 1 4-1z',
  },
  // Wallis-et-Futuna
  {
    bounds: [-178.3, -176, -14.5, -13.1],
    longitude: -177.16,
    latitude: -13.76,
    scale: 4.45,
    path: 'M-24 12l3 2-3 0-1-2zM24 -14l1 1-1 3-1-2z',
  },
];

/** The territory of a place; null on the mainland, and everywhere else. */
export function territoryOf(place: Position): Territory | null {
  if (!hasCoordinates(place)) return null;
  const { latitude, longitude } = place;
  const encloses = ({ bounds: [west, east, south, north] }: Territory) =>
    longitude >= west && longitude <= east && latitude >= south && latitude <= north;
  return territories.find(encloses) ?? null;
}

/** Units from the middle of the territory's sheet, y downwards: it is small enough for a plane. Null for no position. */
export function onTerritory(place: Position, territory: Territory): MapPoint | null {
  if (!hasCoordinates(place)) return null;
  const { latitude, longitude } = place;
  const units = (degrees: number) => (earthRadius * radians(degrees)) / territory.scale;
  return {
    x: units(longitude - territory.longitude) * Math.cos(radians(territory.latitude)),
    y: units(territory.latitude - latitude),
  };
}
