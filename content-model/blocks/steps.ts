/** Steps in order. */
import { group } from '../field';
import { paragraph } from '../kinds';
import { defineBlock, heading, items, itemTitle, part } from './shared';

export const stepsBlock = defineBlock(
  'steps',
  ['Étapes', 'bulletList', 'Ce qui se fait dans l’ordre, numéroté.'],
  {
    ...heading,
    items: items(group({ title: itemTitle, text: part(paragraph()) }), ['title', 'text'], 10),
  },
  ['items'],
);
