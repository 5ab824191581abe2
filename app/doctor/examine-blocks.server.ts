/** What the site drops or loses in the blocks of a page. */
import { definitions } from '~/blocks/definitions.server';
import { parseBlocks } from '~/blocks/parse-blocks.server';
import type { BoundaryReport } from '~/content/boundary-report';
import type { ContentClient } from '~/content/client.server';
import { lostValues } from '~/content/lost-values.server';
import { findSection, findSubPage, type PageLink } from '~/school/pages/pages.server';
import type { Trouble } from './trouble';

/** What is lost in the blocks of a page; those that the site drops are reported. @throws {ContentError} */
export async function examineBlocks(
  context: { content: ContentClient; now: Date },
  { href, rubrique, slug }: PageLink,
  report: BoundaryReport,
): Promise<Trouble[]> {
  const { content } = context;
  const page = await (slug ? findSubPage(content, rubrique, slug) : findSection(content, rubrique));
  const { blocks } = page.pageLayout;
  await parseBlocks(blocks, href, context, report);
  return lostInBlocks(href, blocks);
}

/** Notes the blocks that the site drops; dropped entries are reported with their slugs already. */
export function blockReport(troubles: Trouble[]): BoundaryReport {
  return {
    warn({ place, component, problem, fields }, message) {
      const isPartOfBlock = fields !== undefined && problem === undefined;
      // A missing part of a block is reported by its field.
      if (place === undefined || isPartOfBlock) return;
      const blockProblem = problem === undefined ? message : `${component} ${problem}`;
      troubles.push({ kind: 'block', place: String(place), problem: blockProblem });
    },
    count: () => undefined,
    dropped: { entry: 0, block: 0, answer: 0 },
  };
}

const blockSchemas = new Map(definitions.map(({ component, schema }) => [component as string, schema]));

function lostInBlocks(page: string, blocks: readonly unknown[]): Trouble[] {
  return blocks.flatMap((block, index) => {
    const schema = blockSchemas.get(String((block as { __component?: unknown } | null)?.__component));
    if (!schema?.safeParse(block).success) return [];
    return lostValues(schema, block).map(({ field, problem }): Trouble => {
      return { kind: 'field', place: `${page}#${index}`, problem: `${field}: ${problem}` };
    });
  });
}
