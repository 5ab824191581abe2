/** Places the names on the campus map: on the server, because a phone would take too long. */
import { LRUCache } from 'lru-cache';
import { mainlandPath } from './france-outline';
import type { LabelPlace } from './label-candidates';
import { type Inset, middleOf, onSheet, pointRadius, sheetOf } from './map-sheet';
import { outlinePoints } from './outline-points';
import { placeLabels } from './place-labels';
import { type MapPoint, toTenth } from './projection';

/** A name on a map at least 30 rem wide, and on a narrower one, where the letters are larger; null where it finds no room. */
export interface MapLabel {
  wide: LabelPlace | null;
  narrow: LabelPlace | null;
}

/** Size of the names in map units, as `france-map.css` sets it. */
const fontSize = { wide: 13, narrow: 19 };

/** Map units between two points of an outline: less than a name is high. */
const outlineStep = 6;
const mainland = outlinePoints(mainlandPath, outlineStep);

interface MapPlace {
  title: string;
  latitude: number | null;
  longitude: number | null;
}

/** Cached, because placing blocks the event loop for some thirty milliseconds and campuses seldom change. */
const placements = new LRUCache<string, MapLabel[]>({ max: 50 });

/** One label per campus, in the same order. */
export function mapLabels(campuses: readonly MapPlace[]): MapLabel[] {
  const key = JSON.stringify(campuses.map(({ title, latitude, longitude }) => [title, latitude, longitude]));
  const placedLabels = placements.get(key);
  if (placedLabels) return placedLabels;
  const labels = placeNames(campuses);
  placements.set(key, labels);
  return labels;
}

function placeNames(campuses: readonly MapPlace[]): MapLabel[] {
  const sheet = sheetOf(campuses);
  const points = campuses.map((campus) => ({ ...(onSheet(campus, sheet) ?? nowhere), text: campus.title }));
  const outline = [...mainland, ...sheet.insets.flatMap(coastOf)];
  const labelsOn = (width: 'wide' | 'narrow') =>
    placeLabels(points, {
      fontSize: fontSize[width],
      pointRadius: pointRadius[width],
      size: sheet.size,
      insets: sheet.insets.map(({ frame }) => frame),
      outline,
    });
  const [wide, narrow] = [labelsOn('wide'), labelsOn('narrow')];
  return campuses.map((_, index) => ({ wide: roundPlace(wide[index]), narrow: roundPlace(narrow[index]) }));
}

/** For a place outside the map: no name has room there. */
const nowhere: MapPoint = { x: -1000, y: -1000 };

function coastOf(inset: Inset): MapPoint[] {
  const middle = middleOf(inset);
  const coast = outlinePoints(inset.territory.path, outlineStep);
  return coast.map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }));
}

function roundPlace(place: LabelPlace | null | undefined): LabelPlace | null {
  if (!place) return null;
  const { leader } = place;
  const round = <Point extends MapPoint>(point: Point) => ({
    ...point,
    x: toTenth(point.x),
    y: toTenth(point.y),
  });
  return { ...round(place), leader: leader && { from: round(leader.from), to: round(leader.to) } };
}
