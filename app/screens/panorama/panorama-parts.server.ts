/** The map of studies as parts that the server alone renders: drawn once for as long as the school teaches the same. */
import type { PartRenderer } from '~/parts/part-renderer.server';
import { whileSame } from '../../../content-model/values/while-same';
import { PanoramaEnd } from './panorama-end';
import { StudyPaths } from './study-paths';
import { drawLanes } from './ways';

type Programmes = Parameters<typeof drawLanes>[0];
type Sectors = Parameters<typeof drawLanes>[1];

export function panoramaParts(render: PartRenderer, programmes: Programmes, sectors: Sectors) {
  const { paths, end } = draw(programmes, sectors);
  return { paths: render(StudyPaths, paths), end: render(PanoramaEnd, end) };
}

const draw = whileSame((programmes: Programmes, sectors: Sectors) => {
  const { lanes, short } = drawLanes(programmes, sectors);
  return { paths: { lanes }, end: { shortCourses: short } };
});
