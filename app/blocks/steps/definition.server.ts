import { z } from 'zod';
import { text } from '~/content/fields.server';
import { type BlockOf, blockHeading, defineBlock } from '../definition.server';
import { entries, part } from '../entries.server';

/** What to do or what happens, step by step. */
export const stepsDefinition = defineBlock(
  'steps',
  z.object({
    ...blockHeading,
    items: entries(z.object({ title: part(text), text: part(text) }), ['title', 'text']),
  }),
  ['items'],
);
export type StepsBlockData = BlockOf<typeof stepsDefinition>;
