import { findAdmissionFacts } from '~/school/programmes/admission-facts.server';
import { listProgrammesFor } from '~/school/programmes/all-programmes.server';
import { cardMaker } from '~/school/programmes/card-data';
import { programmesHref } from '~/school/programmes/finder/facet-values';
import { levels } from '~/school/programmes/levels';
import { labelsOf } from '~/site/labels.server';
import { programmesBlock } from '../../../content-model/blocks/programmes';
import { type BlockOf, defineListBlock } from '../definition.server';

/** Programmes the editor named, in that order, or those of a sector, level or rhythm. */
export const programmesDefinition = defineListBlock(programmesBlock, async (wire, { content, now }) => {
  const { title, intro, slugs, sector, level, rhythm } = wire;
  const [facts, t] = await Promise.all([findAdmissionFacts(content, now), labelsOf({ content })]);
  const items = await listProgrammesFor(content, { slugs, sector, level, rhythm }, wire.limit);
  const exitLevels = levels.filter((level) => items.some(({ exitLevel }) => exitLevel === level));
  const levelLinks = exitLevels.map((exitLevel) => ({
    level: exitLevel,
    href: programmesHref({ sector, level: exitLevel, rhythm }),
  }));
  return {
    title,
    intro,
    items: inOrderOf(slugs, items).map(cardMaker(facts, t)),
    all: programmesHref({ sector, level, rhythm }),
    /** Links to the whole list by each level that is shown; empty for one level. */
    byLevel: exitLevels.length > 1 ? levelLinks : [],
  };
});
export type ProgrammesBlockData = BlockOf<typeof programmesDefinition>;

/** The editor's order, if there is one. */
function inOrderOf<T extends { slug: string }>(slugs: readonly string[], items: readonly T[]): T[] {
  if (slugs.length === 0) return [...items];
  return [...items].sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
}
