import { z } from 'zod';
import { optionalMedia, optionalText, text } from '~/content/fields.server';
import { type BlockOf, defineBlock } from '../definition.server';
import { part } from '../entries.server';

/** One sentence that stands for itself, and who said it. */
export const quoteDefinition = defineBlock(
  'quote',
  z.object({ text: part(text), author: part(text), role: optionalText, portrait: optionalMedia }),
  ['text'],
);
export type QuoteBlockData = BlockOf<typeof quoteDefinition>;
