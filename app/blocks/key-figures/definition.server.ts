import { z } from 'zod';
import { optionalText, text } from '~/content/fields.server';
import { type BlockOf, blockHeading, defineBlock } from '../definition.server';
import { entries, part } from '../entries.server';

export const keyFiguresDefinition = defineBlock(
  'key-figures',
  z.object({
    ...blockHeading,
    items: entries(
      z.object({ value: part(text), unit: optionalText, label: part(text), source: optionalText }),
      ['value'],
    ),
  }),
  ['items'],
);
export type KeyFiguresBlockData = BlockOf<typeof keyFiguresDefinition>;
