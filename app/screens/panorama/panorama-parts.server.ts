/** The map of studies as parts that the server alone renders. */
import type { PartRenderer } from '~/parts/part-renderer.server';
import { drawLanes } from './lanes';
import { PanoramaEnd } from './panorama-end';
import { StudyPaths } from './study-paths';

type Programmes = Parameters<typeof drawLanes>[0];
type Sectors = Parameters<typeof drawLanes>[1];

export function panoramaParts(render: PartRenderer, programmes: Programmes, sectors: Sectors) {
  const { lanes, short } = drawLanes(programmes, sectors);
  return { paths: render(StudyPaths, { lanes }), end: render(PanoramaEnd, { shortCourses: short }) };
}
