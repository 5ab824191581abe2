import { type CampusSummary, listCampuses } from '~/school/campuses/campuses.server';
import { mapLabels } from '~/school/campuses/map-labels.server';
import { campusesBlock } from '../../../content-model/blocks/campuses';
import type { CampusPresentation } from '../../../content-model/enumerations';
import { type BlockOf, defineListBlock } from '../definition.server';

/** The campuses, of one region when the editor chose so; no block without any. */
export const campusesDefinition = defineListBlock(campusesBlock, async (wire, { content }) => {
  const { title, intro, region, presentation } = wire;
  const allCampuses = await listCampuses(content);
  const campuses = region ? allCampuses.filter((campus) => campus.region === region) : allCampuses;
  if (campuses.length === 0) return null;
  return { title, intro, display: displayOf(presentation, campuses) };
});
export type CampusesBlockData = BlockOf<typeof campusesDefinition>;

function displayOf(presentation: CampusPresentation, campuses: readonly CampusSummary[]) {
  if (presentation === 'cards') return { presentation, campuses };
  const places = campuses.map(toPlace);
  return presentation === 'map'
    ? { presentation, campuses: places, labels: mapLabels(campuses) }
    : { presentation, campuses: places };
}

/** Map and list show only these fields, and the browser receives no others. */
function toPlace({ slug, title, region, latitude, longitude }: CampusSummary) {
  return { slug, title, region, latitude, longitude };
}
