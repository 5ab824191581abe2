import { z } from 'zod';
import { lenientArray, slug } from '~/content/fields.server';
import { listProgrammesOfRhythm } from '~/school/programmes/all-programmes.server';
import { toCard } from '~/school/programmes/card-data';
import { programmesHref } from '~/school/programmes/finder/facet-values';
import { levels, rhythms } from '~/school/programmes/levels';
import { listProgrammes } from '~/school/programmes/programmes.server';
import { limit, optionalChoice } from '../collection.server';
import { type BlockOf, blockHeading, defineResolvedBlock } from '../definition.server';

const schema = z.object({
  ...blockHeading,
  slugs: lenientArray(slug),
  sector: optionalChoice,
  level: z
    .literal([...levels])
    .optional()
    .catch(undefined),
  rhythm: z.enum(rhythms).optional().catch(undefined),
  limit: limit(6, 40),
});

/** Programmes the editor named, in that order, or those of a sector, level or rhythm. */
export const programmesDefinition = defineResolvedBlock('programmes', schema, async (wire, { content }) => {
  const { title, intro, slugs, sector, level, rhythm } = wire;
  const chosen = { slugs, sector, level };
  const items = rhythm
    ? await listProgrammesOfRhythm(content, rhythm, chosen, wire.limit)
    : (await listProgrammes(content, chosen, { page: 1, pageSize: wire.limit })).items;
  return {
    title,
    intro,
    items: inOrderOf(slugs, items).map(toCard),
    all: programmesHref({ sector, level, rhythm }),
  };
});
export type ProgrammesBlockData = BlockOf<typeof programmesDefinition>;

/** The editor's order, where there is one. */
function inOrderOf<T extends { slug: string }>(slugs: readonly string[], items: readonly T[]): T[] {
  if (slugs.length === 0) return [...items];
  return [...items].sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
}
