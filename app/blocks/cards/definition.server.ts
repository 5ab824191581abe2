import { z } from 'zod';
import { optionalHref, optionalMedia, text } from '~/content/fields.server';
import { type BlockOf, blockHeading, defineBlock } from '../definition.server';
import { entries, part } from '../entries.server';

export const cardsDefinition = defineBlock(
  'cards',
  z.object({
    ...blockHeading,
    items: entries(
      z.object({ title: part(text), text: part(text), href: optionalHref, image: optionalMedia }),
      ['title', 'text', 'image'],
    ),
  }),
  ['items'],
);
export type CardsBlockData = BlockOf<typeof cardsDefinition>;
