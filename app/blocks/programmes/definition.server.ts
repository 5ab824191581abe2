import type { ContentClient } from '~/content/client.server';
import { findAdmissionFacts } from '~/school/programmes/admission-facts.server';
import { cardMaker } from '~/school/programmes/card-data';
import { programmesHref } from '~/school/programmes/finder/programmes-href';
import { compareLevels, isOfLevel } from '~/school/programmes/level-groups';
import { levels } from '~/school/programmes/levels';
import type { ProgrammeSummary } from '~/school/programmes/programmes.server';
import { listAllProgrammes } from '~/school/programmes/programmes.server';
import { labelsOf } from '~/site/labels.server';
import { programmesBlock } from '../../../content-model/blocks/programmes';
import { type BlockOf, defineListBlock, type WireBlockOf } from '../definition.server';

/** Programmes the editor named, in that order, or those of a sector, level or rhythm. */
export const programmesDefinition = defineListBlock(programmesBlock, async (wire, { content, now }) => {
  const { title, intro, sector, level, rhythm } = wire;
  const [facts, t] = await Promise.all([findAdmissionFacts(content, now), labelsOf({ content })]);
  const items = await listChosen(content, wire);
  // By the rule of the finder: a short course is in the list of no level.
  const shownLevels = levels.filter((candidate) => items.some((item) => isOfLevel(item, candidate)));
  const levelLinks = shownLevels.map((shownLevel) => ({
    level: shownLevel,
    href: programmesHref({ sector, level: shownLevel, rhythm }),
  }));
  return {
    title,
    intro,
    items: items.map(cardMaker(facts, t)),
    all: programmesHref({ sector, level, rhythm }),
    /** Links to the whole list by each level that is shown; empty for one level. */
    byLevel: shownLevels.length > 1 ? levelLinks : [],
  };
});
export type ProgrammesBlockData = BlockOf<typeof programmesDefinition>;

type ProgrammesChoice = Pick<
  WireBlockOf<typeof programmesBlock>,
  'slugs' | 'sector' | 'level' | 'rhythm' | 'limit'
>;

/**
 * In the editor's order, or by level with short courses last. Filtered here, since PostgreSQL cannot filter by a list of
 * words.
 */
async function listChosen(
  content: ContentClient,
  { slugs, sector, level, rhythm, limit }: ProgrammesChoice,
): Promise<ProgrammeSummary[]> {
  const programmes = await listAllProgrammes(content);
  const chosen = programmes.filter(
    (programme) =>
      // Short courses are called periodic too and are not alternance: see `displayRhythm`.
      (rhythm === undefined || programme.rhythms.includes(rhythm)) &&
      (slugs.length === 0 || slugs.includes(programme.slug)) &&
      (sector === undefined || programme.sector?.slug === sector) &&
      (level === undefined || isOfLevel(programme, level)),
  );
  const inOrder =
    slugs.length > 0
      ? chosen.toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug))
      : chosen.toSorted(compareLevels);
  return inOrder.slice(0, limit);
}
