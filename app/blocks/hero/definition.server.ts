import { z } from 'zod';
import { optionalMedia, optionalText, text } from '~/content/fields.server';
import { type BlockOf, defineBlock } from '../definition.server';
import { part } from '../entries.server';
import { linkActionsField } from '../link-action.server';

export const heroDefinition = defineBlock(
  'hero',
  z.object({
    eyebrow: optionalText,
    title: part(text),
    text: optionalText,
    image: optionalMedia,
    actions: linkActionsField,
  }),
  ['eyebrow', 'title', 'text', 'image', 'actions'],
);
export type HeroBlockData = BlockOf<typeof heroDefinition>;
