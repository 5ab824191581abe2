import { z } from 'zod/v4';
import { optionalMedia, optionalText, text } from '~/content/fields.server';
import { type BlockOf, defineBlock } from '../definition.server';
import { linkActions } from '../link-action.server';

export const hero = defineBlock(
  'hero',
  z.object({
    eyebrow: optionalText,
    title: text,
    text: optionalText,
    image: optionalMedia,
    actions: linkActions,
  }),
);
export type HeroBlock = BlockOf<typeof hero>;
