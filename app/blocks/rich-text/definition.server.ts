import { z } from 'zod/v4';
import { type BlockOf, blockHeading, defineBlock } from '../definition.server';
import { filledRichText } from '../entries.server';

export const richTextDefinition = defineBlock(
  'rich-text',
  z.object({ ...blockHeading, body: filledRichText }),
);
export type RichTextBlockData = BlockOf<typeof richTextDefinition>;
