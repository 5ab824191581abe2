import { z } from 'zod';
import { optionalText, text } from '~/content/fields.server';
import { type BlockOf, defineBlock } from '../definition.server';
import { missed, part } from '../entries.server';
import { linkActionsField } from '../link-action.server';

export const callToActionDefinition = defineBlock(
  'call-to-action',
  z.object({
    title: part(text),
    text: optionalText,
    actions: missed(linkActionsField),
  }),
  ['title', 'text', 'actions'],
);
export type CallToActionBlockData = BlockOf<typeof callToActionDefinition>;
