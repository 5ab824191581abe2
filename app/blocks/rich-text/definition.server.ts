import { z } from 'zod';
import { type BlockOf, blockHeading, defineBlock } from '../definition.server';
import { filledRichText, part } from '../entries.server';

export const richTextDefinition = defineBlock(
  'rich-text',
  z.object({ ...blockHeading, body: part(filledRichText) }),
  ['body'],
);
export type RichTextBlockData = BlockOf<typeof richTextDefinition>;
