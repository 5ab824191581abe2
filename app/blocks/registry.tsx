/** Kind of block -> component. Exhaustive: a missing component does not compile. */
import type { ComponentType } from 'react';
import type { BlockProps } from './block-props';
import type { Block } from './definitions.server';
import { Hero } from './hero/hero';
import { RichTextBlock } from './rich-text/rich-text';

const registry = {
  hero: Hero,
  'rich-text': RichTextBlock,
} satisfies { [Kind in Block['kind']]: ComponentType<BlockProps<Extract<Block, { kind: Kind }>>> };

/** The blocks of a page, in order. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => {
    // The registry's type ties each kind to its component; JSX cannot follow that correlation.
    const Component = registry[block.kind] as ComponentType<BlockProps<Block>>;
    return <Component key={block.id} block={block} first={index === 0} />;
  });
}
