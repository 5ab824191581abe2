/** Meridians and parallels of the map, every two degrees, below the land. */
import { type MapPoint, projectMainland } from './projection';

/** Degrees. The lines extend beyond the view box, which cuts them. */
const reach = { west: -8, east: 12, south: 40, north: 52 };
const step = 2;

/** SVG path of the graticule: on a conic map meridians are straight and parallels are arcs. */
export const graticulePath = [...meridians(), ...parallels()].map(toPath).join('');

function meridians(): MapPoint[][] {
  return range(reach.west, reach.east, step).map((longitude) => [
    projectMainland({ longitude, latitude: reach.south }),
    projectMainland({ longitude, latitude: reach.north }),
  ]);
}

function parallels(): MapPoint[][] {
  return range(reach.south, reach.north, step).map((latitude) =>
    range(reach.west, reach.east, step * 2).map((longitude) => projectMainland({ longitude, latitude })),
  );
}

function toPath(points: MapPoint[]): string {
  return `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join(' ')}`;
}

function range(from: number, to: number, by: number): number[] {
  return Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by);
}
