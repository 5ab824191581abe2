/** The earth as a sphere. Pure. */

/** Degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Kilometres; mean radius of the earth (IUGG). */
export const earthRadius = 6371;

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
