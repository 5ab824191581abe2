import { z } from 'zod';
import { optionalMedia, optionalText, text } from '~/content/fields.server';
import { type BlockOf, defineBlock } from '../definition.server';
import { linkActionsField } from '../link-action.server';

export const heroDefinition = defineBlock(
  'hero',
  z.object({
    eyebrow: optionalText,
    title: text,
    text: optionalText,
    image: optionalMedia,
    actions: linkActionsField,
  }),
);
export type HeroBlockData = BlockOf<typeof heroDefinition>;
