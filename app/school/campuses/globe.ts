/** The earth as a sphere. Pure. */

/** Degrees. */
export interface Position {
  /** null where unknown: on no map, and far from everywhere. */
  latitude: number | null;
  longitude: number | null;
}

export type KnownPosition = Record<keyof Position, number>;

export function isKnown(place: Position): place is KnownPosition {
  return place.latitude !== null && place.longitude !== null;
}

/** Kilometres; mean radius of the earth (IUGG). */
export const earthRadius = 6371;

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
