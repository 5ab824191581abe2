/** Quotations, each with its author. */
import { group } from '../field';
import { line, optional, paragraph, picture } from '../kinds';
import { heading, items, reported } from './block-fields';
import { defineBlock } from './define-block';

export const testimonialsBlock = defineBlock(
  'testimonials',
  ['Témoignages', 'discuss', 'Des citations, avec le portrait de leur auteur.'],
  {
    ...heading,
    items: items(
      group({
        quote: reported(paragraph(['Citation', 'Sans guillemets.'])),
        name: reported(line()),
        role: reported(line()),
        portrait: optional(picture()),
      }),
      ['quote'],
      6,
    ),
  },
  ['items'],
);
