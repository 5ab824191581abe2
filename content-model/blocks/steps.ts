/** Steps in order. */
import { group } from '../field';
import { paragraph } from '../kinds';
import { heading, items, itemTitle, reportedIfMissing } from './block-fields';
import { defineBlock } from './define-block';

export const stepsBlock = defineBlock(
  'steps',
  ['Étapes', 'bulletList', 'Ce qui se fait dans l’ordre, numéroté.'],
  {
    ...heading,
    items: items(group({ title: itemTitle, text: reportedIfMissing(paragraph()) }), ['title', 'text'], 10),
  },
  ['items'],
);
