/** The sheet of the map: France, and an inset for each territory overseas that has a campus. Pure. */
import { isKnown, type Position } from './globe';
import type { SvgRect } from './map-boxes';
import { type MapPoint, mapSize, projectMainland } from './projection';
import { halfSheet, onTerritory, type Territory, territoryOf } from './territories';

export interface Inset {
  territory: Territory;
  /** A square for the territory, the rest for the names. */
  frame: SvgRect;
}

export interface MapSheet {
  size: { width: number; height: number };
  insets: readonly Inset[];
}

/** In the empty south-west of the mainland; further ones are below it, two side by side. */
const first: SvgRect = { x: 6, y: 422, width: 178, height: 2 * halfSheet };
const insetsInRow = 2;
const row = first.height + 6;

export function sheetOf(places: readonly Position[]): MapSheet {
  const territories = [...new Set(places.map(territoryOf))].filter((territory) => territory !== null);
  const rows = Math.ceil((territories.length - 1) / insetsInRow);
  return {
    size: { width: mapSize.width, height: mapSize.height + Math.max(0, rows) * row },
    insets: territories.map((territory, index) => ({
      territory,
      frame: index === 0 ? first : below(index - 1),
    })),
  };
}

function below(index: number): SvgRect {
  const width = mapSize.width / insetsInRow - 9;
  const column = index % insetsInRow;
  return {
    x: first.x + column * (width + 6),
    y: mapSize.height + Math.floor(index / insetsInRow) * row,
    width,
    height: first.height,
  };
}

/** The middle of the territory within its frame. */
export function middleOf({ frame }: Inset): MapPoint {
  return { x: frame.x + halfSheet, y: frame.y + halfSheet };
}

/** Position of a place on the sheet; null for one far from France and its territories: the list has it. */
export function onSheet(place: Position, { insets }: MapSheet): MapPoint | null {
  const territory = territoryOf(place);
  const inset = insets.find((one) => one.territory === territory);
  if (!inset) return onMainland(place);
  const [middle, point] = [middleOf(inset), onTerritory(place, inset.territory)];
  return point && { x: middle.x + point.x, y: middle.y + point.y };
}

/** Position of a place on the map of the mainland; null for a place outside it. */
export function onMainland(place: Position): MapPoint | null {
  if (!isKnown(place)) return null;
  const point = projectMainland(place);
  const { x, y } = point;
  return x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height ? point : null;
}
