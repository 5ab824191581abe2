/** The sheet of the map: France, and an inset for each territory overseas that has a campus. Pure. */
import { hasCoordinates, type Position } from './globe';
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

/** Radius of a place's point, on a map at least 30 rem wide and on a narrower one (`france-map.css` scales it). */
export const pointRadius = { wide: 5, narrow: 7 };

/** Map units between two insets. */
const gap = 6;
/** In the empty south-west of the mainland; the other insets are below the map, two in a row. */
const firstInset: SvgRect = { x: gap, y: 422, width: 178, height: 2 * halfSheet };
const insetsInRow = 2;
const rowHeight = firstInset.height + gap;

export function sheetOf(places: readonly Position[]): MapSheet {
  const territories = [...new Set(places.map(territoryOf))].filter((territory) => territory !== null);
  const rows = Math.ceil((territories.length - 1) / insetsInRow);
  return {
    size: { width: mapSize.width, height: mapSize.height + Math.max(0, rows) * rowHeight },
    insets: territories.map((territory, index) => ({
      territory,
      frame: index === 0 ? firstInset : frameBelowMap(index - 1),
    })),
  };
}

function frameBelowMap(index: number): SvgRect {
  const width = mapSize.width / insetsInRow - 9;
  const column = index % insetsInRow;
  return {
    x: gap + column * (width + gap),
    y: mapSize.height + Math.floor(index / insetsInRow) * rowHeight,
    width,
    height: firstInset.height,
  };
}

/** The middle of the territory within its frame. */
export function middleOf({ frame }: Inset): MapPoint {
  return { x: frame.x + halfSheet, y: frame.y + halfSheet };
}

/** Position of a place on the sheet; null for one far from France and its territories: the list has it. */
export function onSheet(place: Position, { insets }: MapSheet): MapPoint | null {
  const territory = territoryOf(place);
  const inset = insets.find((candidate) => candidate.territory === territory);
  if (!inset) return onMainland(place);
  const middle = middleOf(inset);
  const point = onTerritory(place, inset.territory);
  return point && { x: middle.x + point.x, y: middle.y + point.y };
}

/** Position of a place on the map of the mainland; null for a place outside it. */
export function onMainland(place: Position): MapPoint | null {
  if (!hasCoordinates(place)) return null;
  const point = projectMainland(place);
  const { x, y } = point;
  return x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height ? point : null;
}
