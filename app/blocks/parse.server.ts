/**
 * Turns the raw blocks of a page into typed ones, block by block. A block needs only its kind: any other missing or
 * invalid value removes its own part, and is logged with block and field. A block with nothing to show is dropped.
 */
import { z } from 'zod';
import type { BoundaryReport } from '~/content/boundary-report';
import { inSlices } from '~/content/time-slices.server';
import { reader } from '~/reading/reading.server';
import { appearance } from '../../content-model/blocks/define-block';
import type { Appearance } from './appearance';
import {
  type BlockContext,
  type BlockDefinition,
  lossesOfBlock,
  parseOnce,
  parsingOnce,
} from './definition.server';
import { definitions } from './definitions.server';
import type { Block } from './registry';

const looks = reader(appearance) satisfies z.ZodType<Appearance>;

const anyBlock = z.object({ __component: z.string() });

const byComponent = new Map<string, BlockDefinition>(
  definitions.map((definition) => [definition.component, definition]),
);

/**
 * @param raw the blocks as the content service sent them
 * @param page path of their page: `/ecole`
 * @returns the blocks that can be shown, in order
 */
export async function parseBlocks(
  raw: readonly unknown[],
  page: string,
  context: Omit<BlockContext, 'page'>,
  report: BoundaryReport,
): Promise<Block[]> {
  const blockContext: BlockContext = { ...context, page };
  await inSlices(parseSteps(raw));
  const blocks = await Promise.all(
    raw.map(async (rawBlock, index): Promise<Block | null> => {
      const place = `${page}#${index}`;
      const component = componentOf(rawBlock);
      const definition = byComponent.get(component ?? '');
      if (!definition) {
        report.count('block');
        report.warn({ place, component }, 'unknown block dropped');
        return null;
      }
      // It says its component.
      const wire = rawBlock as object;
      try {
        const props = await definition.read(wire, blockContext);
        const fields = lossesOfBlock(definition.schema, wire);
        const loss = { place, component, fields: fields.slice(0, examples) };
        if (props === null) {
          if (fields.length === 0) return null;
          report.count('block');
          report.warn({ ...loss, problem: 'has nothing to show' }, 'block dropped');
          return null;
        }
        if (fields.length > 0) report.warn(loss, 'block fields left out');
        return {
          ...(props as object),
          kind: definition.kind,
          id: `bloc-${index + 1}`,
          appearance: parseOnce(looks, wire),
        } as Block;
      } catch (error) {
        report.count('block');
        report.warn({ place, component, problem: describe(error) }, 'block dropped');
        return null;
      }
    }),
  );
  return withOwnAnchors(blocks.filter((block) => block !== null));
}

/** Fields that one line names. */
const examples = 3;

const componentOf = (wire: unknown): string | undefined => anyBlock.safeParse(wire).data?.__component;

/** One after the other: in parallel, each block would take a slice of time before any other request. */
function* parseSteps(raw: readonly unknown[]): Generator<undefined, void> {
  for (const wire of raw) {
    const definition = byComponent.get(componentOf(wire) ?? '');
    if (definition) yield* parsingOnce(definition.schema, wire as object);
    yield;
  }
}

/** Ids around the blocks: of the page's parts, its menus, its blocks and their headings. */
export const pageIds = /^(?:contenu|menu|acces-rapides|consentement|recherche-rapide)$|^(?:bloc|menu|pied)-/;

/** An anchor is an id of the page: of two blocks with the same one the first keeps it. */
function withOwnAnchors(blocks: Block[]): Block[] {
  const taken = new Set<string>();
  return blocks.map((block) => {
    const { anchor } = block.appearance;
    if (anchor === null) return block;
    if (!taken.has(anchor) && !pageIds.test(anchor)) {
      taken.add(anchor);
      return block;
    }
    return { ...block, appearance: { ...block.appearance, anchor: null } };
  });
}

function describe(error: unknown): string {
  if (!(error instanceof z.ZodError)) return String(error);
  return error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ');
}
