/** The definition of every block of the model: the one in its folder, or else that of its wire form. */
import { blocks } from '../../content-model/blocks';
import type { ResolvedBlock, WrittenBlock } from '../../content-model/blocks/define-block';
import { type BlockDefinition, defineBlock } from './definition.server';

const modules = import.meta.glob<Record<string, BlockDefinition>>('./*/definition.server.ts', {
  eager: true,
});

const customDefinitions = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .map((definition) => [definition.kind, definition]),
);

export const definitions: readonly BlockDefinition[] = blocks.map(
  (block: WrittenBlock | ResolvedBlock) => customDefinitions.get(block.kind) ?? definitionOf(block),
);

/** @throws Error if a block has no way to load its data: it would never be shown */
function definitionOf(block: WrittenBlock | ResolvedBlock): BlockDefinition {
  if (block.subject) return defineBlock(block);
  throw new Error(`app/blocks/${block.kind}/definition.server.ts is missing: the block says no subject`);
}
