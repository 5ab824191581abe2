/** Places the labels of the campus map on the server, because a phone would take too long. */
import { LRUCache } from 'lru-cache';
import { mainlandPath } from './france-outline';
import type { LabelPlace } from './label-candidates';
import { type Inset, middleOf, onSheet, sheetOf } from './map-sheet';
import { outlinePoints } from './outline-points';
import { placeLabels } from './place-labels';
import { type MapPoint, pointRadius, toTenth } from './projection';

/** A name on a map at least 30 rem wide, and on a narrower one, where the letters are larger; null where it finds no room. */
export interface MapLabel {
  wide: LabelPlace | null;
  narrow: LabelPlace | null;
}

/** Size of the names, in map units, as the style sheet sets it. */
const letters = { wide: 13, narrow: 19 };

/** Closer together than a name is high. */
const mainland = outlinePoints(mainlandPath, 6);

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
  const labels = place(campuses);
  placements.set(key, labels);
  return labels;
}

function place(campuses: readonly MapPlace[]): MapLabel[] {
  const sheet = sheetOf(campuses);
  const points = campuses.map((campus) => ({ ...(onSheet(campus, sheet) ?? nowhere), text: campus.title }));
  const outline = [...mainland, ...sheet.insets.flatMap(coastOf)];
  const at = (width: 'wide' | 'narrow') =>
    placeLabels(points, {
      fontSize: letters[width],
      pointRadius: pointRadius[width],
      size: sheet.size,
      insets: sheet.insets.map(({ frame }) => frame),
      outline,
    });
  const [wide, narrow] = [at('wide'), at('narrow')];
  return campuses.map((_, index) => ({ wide: roundPlace(wide[index]), narrow: roundPlace(narrow[index]) }));
}

/** For a place outside the map: no name has room there. */
const nowhere: MapPoint = { x: -1000, y: -1000 };

function coastOf(inset: Inset): MapPoint[] {
  const middle = middleOf(inset);
  return outlinePoints(inset.territory.path, 6).map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }));
}

function roundPlace(place: LabelPlace | null | undefined): LabelPlace | null {
  if (!place) return null;
  const { leader } = place;
  const round = <T extends { x: number; y: number }>(at: T) => ({
    ...at,
    x: toTenth(at.x),
    y: toTenth(at.y),
  });
  return { ...round(place), leader: leader && { from: round(leader.from), to: round(leader.to) } };
}
