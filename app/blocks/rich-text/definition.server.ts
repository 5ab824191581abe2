import { z } from 'zod';
import { type BlockOf, blockHeading, defineBlock } from '../definition.server';
import { filledRichText } from '../entries.server';

export const richTextDefinition = defineBlock(
  'rich-text',
  z.object({ ...blockHeading, body: filledRichText }),
);
export type RichTextBlockData = BlockOf<typeof richTextDefinition>;
