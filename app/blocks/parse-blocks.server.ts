/**
 * Turns the raw blocks of a page into typed ones, block by block. A block needs only its kind: any other missing or
 * invalid value removes its own part, and is logged with block and field. A block with nothing to show is dropped.
 */
import { z } from 'zod';
import type { BoundaryReport } from '~/content/boundary-report';
import { inSlices } from '~/content/in-slices.server';
import { reader } from '~/reading/reading.server';
import { appearance } from '../../content-model/blocks/define-block';
import type { Appearance } from './appearance';
import { lossesOfBlock, parseOnce, parsingOnce } from './block-reading.server';
import type { BlockContext, BlockDefinition } from './definition.server';
import { definitions } from './definitions.server';
import type { Block } from './registry';
import { withUniqueAnchors } from './unique-anchors';

/** Fields that one warning names. */
const reportedFields = 3;

const appearanceSchema = reader(appearance) satisfies z.ZodType<Appearance>;

const anyBlock = z.object({ __component: z.string() });

const componentOf = (rawBlock: unknown): string | undefined => anyBlock.safeParse(rawBlock).data?.__component;

const definitionsByComponent = new Map<string, BlockDefinition>(
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
  await inSlices(parseSteps(raw));
  const blocks = await Promise.all(
    raw.map((rawBlock, index) => parseBlock(rawBlock, index, { ...context, page }, report)),
  );
  return withUniqueAnchors(blocks.filter((block) => block !== null));
}

/** One after the other: in parallel, each block would take a slice of time before any other request. */
function* parseSteps(raw: readonly unknown[]): Generator<undefined, void> {
  for (const rawBlock of raw) {
    const definition = definitionsByComponent.get(componentOf(rawBlock) ?? '');
    if (definition) yield* parsingOnce(definition.schema, rawBlock as object);
    yield;
  }
}

async function parseBlock(
  rawBlock: unknown,
  index: number,
  context: BlockContext,
  report: BoundaryReport,
): Promise<Block | null> {
  const place = `${context.page}#${index}`;
  const component = componentOf(rawBlock);
  const definition = definitionsByComponent.get(component ?? '');
  const drop = (message: string, details: object = {}) => {
    report.count('block');
    report.warn({ place, component, ...details }, message);
    return null;
  };
  if (!definition) return drop('unknown block dropped');
  // An object, since it has a component.
  const wire = rawBlock as object;
  try {
    const props = await definition.read(wire, context);
    const losses = lossesOfBlock(definition.schema, wire);
    const fields = losses.slice(0, reportedFields);
    const isEmptyByChoice = props === null && losses.length === 0;
    if (isEmptyByChoice) return null;
    if (props === null) return drop('block dropped', { fields, problem: 'has nothing to show' });
    if (losses.length > 0) report.warn({ place, component, fields }, 'block fields left out');
    return {
      ...(props as object),
      kind: definition.kind,
      id: `bloc-${index + 1}`,
      appearance: parseOnce(appearanceSchema, wire),
    } as Block;
  } catch (error) {
    return drop('block dropped', { problem: problemOf(error) });
  }
}

function problemOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return String(error);
  return error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ');
}
