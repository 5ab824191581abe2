/**
 * From the globe to the map of France. Pure.
 *
 * The mainland and Corsica are projected as on French maps: Lambert's conformal conic with the two standard parallels
 * 44° N and 49° N, centred on 3° E (as Lambert-93, on a sphere). Six lines instead of d3-geo's 7.6 kB.
 */
import { type Coordinates, earthRadius, radians } from './globe';

/** Units of the map's view box, y downwards. */
export interface MapPoint {
  x: number;
  y: number;
}

export const mapSize = { width: 500, height: 486 };

/** As precise as the eye can see, with as few digits as possible. */
export function toTenth(units: number): number {
  return Math.round(units * 10) / 10;
}

/** Kilometres to a unit. */
const mainlandScale = 2.28;

const [south, north] = [radians(44), radians(49)];
const cone = Math.log(Math.cos(south) / Math.cos(north)) / Math.log(tangent(north) / tangent(south));
const factor = (Math.cos(south) * tangent(south) ** cone) / cone;
const origin = { longitude: 3, latitude: 46.5 };
/** The position of the origin on the map. */
const middle = { x: 258, y: 231 };

/** Position of a place on the map; one far from the mainland falls outside of it. */
export function projectMainland({ longitude, latitude }: Coordinates): MapPoint {
  const radius = (earthRadius * factor) / tangent(radians(latitude)) ** cone;
  const originRadius = (earthRadius * factor) / tangent(radians(origin.latitude)) ** cone;
  const angle = cone * radians(longitude - origin.longitude);
  return {
    x: middle.x + (radius * Math.sin(angle)) / mainlandScale,
    y: middle.y - (originRadius - radius * Math.cos(angle)) / mainlandScale,
  };
}

function tangent(latitude: number): number {
  return Math.tan(Math.PI / 4 + latitude / 2);
}
