import { z } from 'zod/v4';
import { optionalMedia, text } from '~/content/fields.server';
import { type BlockOf, defineBlock } from '../definition.server';
import { filledRichText } from '../entries.server';
import { linkActions } from '../link-action.server';

export const mediaText = defineBlock(
  'media-text',
  z.object({
    title: text,
    body: filledRichText,
    image: optionalMedia,
    /** Where the picture stands on a large screen. */
    side: z.enum(['left', 'right']).catch('right'),
    actions: linkActions,
  }),
);
export type MediaTextBlock = BlockOf<typeof mediaText>;
