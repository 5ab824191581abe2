/** Turns the typed blocks of a page into its data: markup, or props for those that change in the browser. */
import type { ComponentType } from 'react';
import type { RenderedPart } from '~/parts/part';
import type { PartRenderer } from '~/parts/part-renderer.server';
import type { BlockProps } from './block-props';
import { liveBlock } from './live-blocks';
import { type Block, registry } from './registry';
import type { ShownBlock } from './shown-block';

interface Options {
  /** False for a page with an `<h1>` above its blocks: no block opens it then. */
  opening?: boolean;
  /** Whether the page renders the first block itself, and needs its props. */
  liveOpening?: boolean;
}

export function shownBlocks(
  blocks: readonly Block[],
  render: PartRenderer,
  { opening = true, liveOpening = false }: Options = {},
) {
  const parts: Record<string, RenderedPart> = {};
  const pageBlocks = blocks.map((block, index): ShownBlock => {
    const { id, kind } = block;
    if (liveBlock(kind) || (liveOpening && index === 0)) return { id, kind, live: block };
    // The registry's type ties each kind to its component; the call cannot follow that correlation.
    const Component = registry[kind] as ComponentType<BlockProps<Block>>;
    parts[id] = render(Component, { block, first: opening && index === 0 });
    return { id, kind };
  });
  return { blocks: pageBlocks, parts };
}
