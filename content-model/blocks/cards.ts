/** Several subjects side by side. */
import { group } from '../field';
import { href, optional, paragraph, picture } from '../kinds';
import { heading, items, itemTitle, reportedIfMissing } from './block-fields';
import { defineBlock } from './define-block';

export const cardsBlock = defineBlock(
  'cards',
  ['Cartes', 'apps', 'Plusieurs sujets côte à côte, chacun avec son lien.'],
  {
    ...heading,
    items: items(
      group({
        title: itemTitle,
        text: reportedIfMissing(paragraph()),
        href: optional(href()),
        image: optional(picture()),
      }),
      ['title', 'text', 'image'],
      12,
    ),
  },
  ['items'],
);
