import { type CampusSummary, listCampuses } from '~/school/campuses/campuses.server';
import { mapLabels } from '~/school/campuses/map-labels.server';
import { campusesBlock } from '../../../content-model/blocks/campuses';
import type { CampusPresentation } from '../../../content-model/enumerations';
import { type BlockOf, defineListBlock } from '../definition.server';

/** The campuses, of one region when the editor chose so; no block without any. */
export const campusesDefinition = defineListBlock(campusesBlock, async (wire, { content }) => {
  const { title, intro, region, presentation } = wire;
  const all = await listCampuses(content);
  const shown = region ? all.filter((campus) => campus.region === region) : all;
  if (shown.length === 0) return null;
  return { title, intro, display: displayOf(presentation, shown) };
});
export type CampusesBlockData = BlockOf<typeof campusesDefinition>;

function displayOf(presentation: CampusPresentation, shown: readonly CampusSummary[]) {
  if (presentation === 'cards') return { presentation, campuses: shown };
  const campuses = shown.map(toPlace);
  return presentation === 'map'
    ? { presentation, campuses, labels: mapLabels(shown) }
    : { presentation, campuses };
}

/** Map and list show only these fields, and the browser receives no others. */
function toPlace({ slug, title, region, latitude, longitude }: CampusSummary) {
  return { slug, title, region, latitude, longitude };
}
