import { z } from 'zod';
import { optionalMedia, optionalText, text } from '~/content/fields.server';
import { type BlockOf, defineBlock } from '../definition.server';

/** One sentence that stands for itself, and who said it. */
export const quoteDefinition = defineBlock(
  'quote',
  z.object({ text, author: text, role: optionalText, portrait: optionalMedia }),
);
export type QuoteBlockData = BlockOf<typeof quoteDefinition>;
