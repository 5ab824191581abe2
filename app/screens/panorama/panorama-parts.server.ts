/** The map of studies as parts that the server alone renders: drawn once for as long as the school teaches the same. */
import type { PartRenderer } from '~/parts/part-renderer.server';
import { PanoramaEnd } from './panorama-end';
import { StudyPaths } from './study-paths';
import { drawLanes } from './ways';

type Programmes = Parameters<typeof drawLanes>[0];
type Sectors = Parameters<typeof drawLanes>[1];

/** By the lists' identities, which change with the content; the drawing is collected with them. */
const drawn = new WeakMap<Programmes, WeakMap<Sectors, ReturnType<typeof draw>>>();

export function panoramaParts(render: PartRenderer, programmes: Programmes, sectors: Sectors) {
  const bySectors = drawn.get(programmes) ?? new WeakMap();
  const { paths, end } = bySectors.get(sectors) ?? draw(programmes, sectors);
  drawn.set(programmes, bySectors.set(sectors, { paths, end }));
  return { paths: render(StudyPaths, paths), end: render(PanoramaEnd, end) };
}

function draw(programmes: Programmes, sectors: Sectors) {
  const { lanes, short } = drawLanes(programmes, sectors);
  return { paths: { lanes }, end: { shortCourses: short } };
}
