/** The land around a campus as contour lines: an SVG of a few kilobytes. */
import { isolines, sample } from '../drawing/press/isolines';
import type { Point } from '../drawing/press/paths';
import { type Described, described } from './described';
import heights from './heights.json';
import { type Spot, surfaceThrough } from './surface';
import { trace } from './trace';

/** Of the drawing, in its units; 20 of them are a kilometre, so that it shows 50 by 16. */
export const frame = { width: 1000, height: 320, kilometre: 20 } as const;
const cell = 8;
/** Beyond the frame, so that lines go on to its edges. */
const margin = 2 * cell;
const reach = { x: 31, y: 13 } as const;

export interface Campus {
  slug: string;
  latitude: number;
  longitude: number;
}

/** GeoNames asks for its name wherever its table is used. */
const credit = 'Heights of villages: GeoNames, CC BY 4.0. Rivers, summits and shores: described.';

/** Steps between lines in metres, as maps have them. */
const steps = [5, 10, 20, 25, 50, 100, 200, 250, 500];
const evenLines = 10;
const flatLines = 6;

/**
 * Lines at even steps, and between them some where much of the land is flat, as maps have them there: a plain beside
 * mountains would be empty. The first at a coast is its shore.
 */
function levelsOf(heights: readonly number[]): number[] {
  const land = heights.filter((height) => height > 0).sort((a, b) => a - b);
  const [low, high] = [land[0] ?? 0, land[land.length - 1] ?? 0];
  const step = steps.find((metres) => (high - low) / metres <= evenLines) ?? 500;
  const even = Array.from({ length: evenLines + 1 }, (_, i) => (Math.floor(low / step) + 1 + i) * step);
  const fine = step <= 10 ? 2 : 5;
  const clear = (level: number) => even.every((other) => Math.abs(level - other) >= step * 0.3);
  const flat = Array.from({ length: flatLines }, (_, i) => Math.round((land[Math.floor((land.length * (i + 1)) / (flatLines + 1))] ?? 0) / fine) * fine);
  const shore = land.length < heights.length ? [shoreLevel] : [];
  return [...new Set([...shore, ...even, ...flat.filter(clear)])].filter((level) => level > 0 && level < high).sort((a, b) => a - b);
}

/** Just above the sea, so that what was given as shore lies on the line. */
const shoreLevel = 0.5;

export function drawRelief(campus: Campus): string {
  const middle = described[campus.slug]?.middle ?? 0;
  const spots = spotsAround(campus);
  const surface = surfaceThrough(spots);
  const { width, height, kilometre } = frame;
  const at = (x: number, y: number) => surface((x - width / 2) / kilometre, middle + (height / 2 - y) / kilometre);
  const area = { x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin, cell };
  const field = sample(area, at);
  const levels = levelsOf([...field.heights].filter((value) => value > -1e5));
  const lines = levels.flatMap((level) => isolines(field, level)).flatMap((loop) => withinFrame(loop));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#000"><desc>${credit}</desc><path id="lines" d="${lines.map(trace).join('')}"/></svg>\n`;
}

/** Loops close along the rim of the field, where nothing is: what runs there is left out. */
function withinFrame(loop: readonly Point[]): Point[][] {
  const { width, height } = frame;
  const seen = ([x, y]: Point) => x > -cell && y > -cell && x < width + cell && y < height + cell;
  const first = loop.findIndex((point) => !seen(point));
  // Turned so that it starts outside: a run is never cut in two.
  const turned = first < 0 ? [...loop, loop[0] as Point] : [...loop.slice(first), ...loop.slice(0, first)];
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const point of turned) {
    if (seen(point)) run.push(point);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs.filter((points) => lengthOf(points) > 70);
}

const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (points[i]?.[0] ?? x), y - (points[i]?.[1] ?? y)), 0);

function spotsAround(campus: Campus): Spot[] {
  const perDegree = 111.32;
  const narrow = Math.cos((campus.latitude * Math.PI) / 180);
  const spot = (latitude: number, longitude: number, height: number): Spot => ({
    x: (longitude - campus.longitude) * perDegree * narrow,
    y: (latitude - campus.latitude) * perDegree,
    height,
  });
  const known: Described = described[campus.slug] ?? {};
  const villages = (heights as Record<string, number[][]>)[campus.slug] ?? [];
  const all = [
    ...villages.map(([x = 0, y = 0, height = 0]) => ({ x, y, height })),
    ...(known.spots ?? []).map((s) => spot(...s)),
    ...(known.rivers ?? []).flatMap((river) => along(river.map((s) => spot(...s)))),
    ...(known.shores ?? []).flatMap((shore) => along(shore.map(([latitude, longitude]) => spot(latitude, longitude, 0)))),
  ];
  // As deep as the land is high in proportion, so that the surface falls through its shore.
  const depth = 20 + 0.12 * Math.max(...all.map(({ height }) => height));
  const sea = (known.sea ?? []).map(([latitude, longitude]) => spot(latitude, longitude, -depth));
  return apart([...all, ...sea].filter(({ x, y }) => Math.abs(x) < reach.x && Math.abs(y) < reach.y));
}

/** A spot every kilometre of a course. */
function along(course: readonly Spot[]): Spot[] {
  return course.flatMap((to, i) => {
    const from = course[i - 1];
    if (!from) return [to];
    const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y)));
    return Array.from({ length: count }, (_, k) => {
      const t = (k + 1) / count;
      return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, height: from.height + (to.height - from.height) * t };
    });
  });
}

/** Of two spots nearer than this the first stays: a plate through both would fold. */
const nearest = 0.45;

function apart(spots: readonly Spot[]): Spot[] {
  const kept: Spot[] = [];
  // What is described goes before what is measured in a street.
  for (const spot of [...spots].reverse())
    if (kept.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) > nearest)) kept.push(spot);
  return kept;
}
