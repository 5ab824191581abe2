/**
 * From the globe to the map of France. Pure.
 *
 * The mainland and Corsica are projected as on French maps: Lambert's conformal conic with the two
 * standard parallels 44° N and 49° N, centred on 3° E (as Lambert-93, on a sphere). La Réunion lies
 * nine thousand kilometres away and has an inset of its own. By hand and not by d3-geo: decision 056.
 */
import { earthRadius, type Position, radians } from './globe';

/** Units of the map's view box, y downwards. */
export interface MapPoint {
  x: number;
  y: number;
}

export const mapSize = { width: 500, height: 486 };

/** Radius of a place's point, on a map at least 30 rem wide and on a narrower one (`france-map.css` scales it). */
export const pointRadius = { wide: 5, narrow: 7 };

/** As much as can be seen, and as few digits as that takes. */
export function toTenth(units: number): number {
  return Math.round(units * 10) / 10;
}

/** Frame of the inset, in the empty south-west: a square for the island, the rest for its name. */
export const inset = { x: 6, y: 422, width: 178, height: 58 };

/** Kilometres to a unit. */
const mainlandScale = 2.28;
const insetScale = 1.35;

const [south, north] = [radians(44), radians(49)];
const cone = Math.log(Math.cos(south) / Math.cos(north)) / Math.log(tangent(north) / tangent(south));
const factor = (Math.cos(south) * tangent(south) ** cone) / cone;
const origin = { longitude: 3, latitude: 46.5 };
/** Where the origin lies on the map. */
const middle = { x: 258, y: 231 };

const insetOrigin = { longitude: 55.53, latitude: -21.16 };

/** Whether a place lies in the inset, which is there for one that does. */
export const isOverseas = ({ latitude }: Pick<Position, 'latitude'>) => latitude !== null && latitude < 0;

/** Position of a place on the map; one far from both France and La Réunion, or nowhere, falls outside of the view. */
export function project({ latitude, longitude }: Position): MapPoint {
  if (latitude === null || longitude === null) return { x: -1, y: -1 };
  return isOverseas({ latitude })
    ? projectReunion({ longitude, latitude })
    : projectMainland({ longitude, latitude });
}

/** Whether a point can be seen: nobody finds a campus of Martinique outside of the view, the list has it. */
export const isOnMap = ({ x, y }: MapPoint) => x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height;

type Degrees = Record<keyof Position, number>;

function projectMainland({ longitude, latitude }: Degrees): MapPoint {
  const radius = (earthRadius * factor) / tangent(radians(latitude)) ** cone;
  const originRadius = (earthRadius * factor) / tangent(radians(origin.latitude)) ** cone;
  const angle = cone * radians(longitude - origin.longitude);
  return {
    x: middle.x + (radius * Math.sin(angle)) / mainlandScale,
    y: middle.y - (originRadius - radius * Math.cos(angle)) / mainlandScale,
  };
}

/** The island is small enough for a plane approximation. */
function projectReunion({ longitude, latitude }: Degrees): MapPoint {
  const kilometres = (degrees: number) => (earthRadius * radians(degrees)) / insetScale;
  return {
    x:
      inset.x +
      inset.height / 2 +
      kilometres(longitude - insetOrigin.longitude) * Math.cos(radians(latitude)),
    y: inset.y + inset.height / 2 - kilometres(latitude - insetOrigin.latitude),
  };
}

function tangent(latitude: number): number {
  return Math.tan(Math.PI / 4 + latitude / 2);
}
