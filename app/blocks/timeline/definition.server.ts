import { z } from 'zod';
import { text } from '~/content/fields.server';
import { type BlockOf, blockHeading, defineBlock } from '../definition.server';
import { entries, part } from '../entries.server';

/** Dated moments in order; a date is a word or two: `1989`, `De mi-janvier à mi-mars`. */
export const timelineDefinition = defineBlock(
  'timeline',
  z.object({
    ...blockHeading,
    items: entries(z.object({ date: part(text), title: part(text), text: part(text) }), ['title', 'text']),
  }),
  ['items'],
);
export type TimelineBlockData = BlockOf<typeof timelineDefinition>;
