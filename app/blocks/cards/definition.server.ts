import { z } from 'zod';
import { optionalHref, optionalMedia, text } from '~/content/fields.server';
import { type BlockOf, blockHeading, defineBlock } from '../definition.server';
import { entries } from '../entries.server';

export const cardsDefinition = defineBlock(
  'cards',
  z.object({
    ...blockHeading,
    items: entries(z.object({ title: text, text, href: optionalHref, image: optionalMedia })),
  }),
);
export type CardsBlockData = BlockOf<typeof cardsDefinition>;
