import { z } from 'zod';
import { optionalText } from '~/content/fields.server';
import { type CampusSummary, listCampuses } from '~/school/campuses/campuses.server';
import { mapLabels } from '~/school/campuses/map-labels.server';
import { type BlockOf, blockHeading, defineResolvedBlock } from '../definition.server';

const schema = z.object({
  ...blockHeading,
  region: optionalText,
  presentation: z.enum(['cards', 'map', 'list']).catch('cards'),
});

/** The campuses, of one region when the editor chose so; no block without any. */
export const campusesDefinition = defineResolvedBlock('campuses', schema, async (wire, { content }) => {
  const { title, intro, region, presentation } = wire;
  const all = await listCampuses(content);
  const shown = region ? all.filter((campus) => campus.region === region) : all;
  if (shown.length === 0) return null;
  return { title, intro, display: displayOf(presentation, shown) };
});
export type CampusesBlockData = BlockOf<typeof campusesDefinition>;

function displayOf(presentation: 'cards' | 'map' | 'list', shown: readonly CampusSummary[]) {
  if (presentation === 'cards') return { presentation, campuses: shown };
  const campuses = shown.map(toPlace);
  return presentation === 'map'
    ? { presentation, campuses, labels: mapLabels(shown) }
    : { presentation, campuses };
}

/** Map and list show no more than this, and the browser is sent no more. */
function toPlace({ slug, title, region, latitude, longitude }: CampusSummary) {
  return { slug, title, region, latitude, longitude };
}
