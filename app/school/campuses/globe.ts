/** The earth as a sphere. Pure. */

/** Degrees. */
export interface Position {
  /** null where unknown: on no map, and far from everywhere. */
  latitude: number | null;
  longitude: number | null;
}

export type Coordinates = Record<keyof Position, number>;

export function hasCoordinates(place: Position): place is Coordinates {
  return place.latitude !== null && place.longitude !== null;
}

/** Kilometres; mean radius of the earth (IUGG). */
export const earthRadius = 6371;

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Great-circle distance in kilometres (haversine formula); infinite where a position is missing. */
export function kilometresBetween(a: Position, b: Position): number {
  if (a.latitude === null || b.latitude === null || a.longitude === null || b.longitude === null)
    return Number.POSITIVE_INFINITY;
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const across = Math.sin((to - from) / 2) ** 2;
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(across + Math.cos(from) * Math.cos(to) * along));
}
