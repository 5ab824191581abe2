/** Blocks that do something in the browser: their components are part of a page's scripts. */
import type { ComponentType } from 'react';
import type { BlockProps } from './block-props';
import type { Block } from './registry';
import { VideoBlock } from './video/video';

const liveBlocks = { video: VideoBlock };

export function liveBlock(kind: Block['kind']): ComponentType<BlockProps<Block>> | undefined {
  return (liveBlocks as Partial<Record<Block['kind'], unknown>>)[kind] as
    | ComponentType<BlockProps<Block>>
    | undefined;
}
