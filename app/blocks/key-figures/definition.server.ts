import { z } from 'zod';
import { optionalText, text } from '~/content/fields.server';
import { type BlockOf, blockHeading, defineBlock } from '../definition.server';
import { entries } from '../entries.server';

export const keyFiguresDefinition = defineBlock(
  'key-figures',
  z.object({
    ...blockHeading,
    items: entries(z.object({ value: text, unit: optionalText, label: text, source: optionalText })),
  }),
);
export type KeyFiguresBlockData = BlockOf<typeof keyFiguresDefinition>;
