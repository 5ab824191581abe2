import { z } from 'zod';
import { optionalMedia, text } from '~/content/fields.server';
import { type BlockOf, defineBlock } from '../definition.server';
import { filledRichText, part } from '../entries.server';
import { linkActionsField } from '../link-action.server';

export const mediaTextDefinition = defineBlock(
  'media-text',
  z.object({
    title: part(text),
    body: part(filledRichText),
    image: optionalMedia,
    /** Where the picture stands on a large screen. */
    side: z.enum(['left', 'right']).catch('right'),
    actions: linkActionsField,
  }),
  ['body', 'image', 'actions'],
);
export type MediaTextBlockData = BlockOf<typeof mediaTextDefinition>;
