/** Turns the typed blocks of a page into its data: markup, or props for those that change in the browser. */
import type { ComponentType } from 'react';
import type { RenderedPart } from '~/parts/part';
import type { PartRenderer } from '~/parts/part-renderer.server';
import type { BlockProps } from './block-props';
import { liveBlock } from './live-blocks';
import type { PageBlock } from './page-block';
import { type Block, registry } from './registry';

interface Options {
  /** Whether the first block has the `<h1>` of the page; false if the page has one above its blocks. */
  opening?: boolean;
  /** Whether the first block also runs in the browser: the page then gets its props instead of its markup. */
  liveOpening?: boolean;
}

export function renderBlocks(
  blocks: readonly Block[],
  render: PartRenderer,
  { opening = true, liveOpening = false }: Options = {},
) {
  const parts: Record<string, RenderedPart> = {};
  const pageBlocks = blocks.map((block, index): PageBlock => {
    const { id, kind } = block;
    if (liveBlock(kind) || (liveOpening && index === 0)) return { id, kind, live: block };
    // The registry's type ties each kind to its component; the call cannot follow that correlation.
    const Component = registry[kind] as ComponentType<BlockProps<Block>>;
    parts[id] = render(Component, { block, first: opening && index === 0 });
    return { id, kind };
  });
  return { blocks: pageBlocks, parts };
}
