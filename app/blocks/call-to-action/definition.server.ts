import { z } from 'zod';
import { optionalText, text } from '~/content/fields.server';
import { type BlockOf, defineBlock } from '../definition.server';
import { linkActionsField } from '../link-action.server';

export const callToActionDefinition = defineBlock(
  'call-to-action',
  z.object({
    title: text,
    text: optionalText,
    actions: linkActionsField.refine((actions) => actions.length > 0, 'nowhere to go'),
  }),
);
export type CallToActionBlockData = BlockOf<typeof callToActionDefinition>;
