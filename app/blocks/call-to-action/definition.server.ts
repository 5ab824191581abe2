import { z } from 'zod/v4';
import { optionalText, text } from '~/content/fields.server';
import { type BlockOf, defineBlock } from '../definition.server';
import { linkActions } from '../link-action.server';

export const callToAction = defineBlock(
  'call-to-action',
  z.object({
    title: text,
    text: optionalText,
    actions: linkActions.refine((actions) => actions.length > 0, 'nowhere to go'),
  }),
);
export type CallToActionBlock = BlockOf<typeof callToAction>;
