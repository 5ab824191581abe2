/** Quotations, each with its author. */
import { group } from '../field';
import { line, optional, paragraph, picture } from '../kinds';
import { defineBlock, heading, items, part } from './shared';

export const testimonialsBlock = defineBlock(
  'testimonials',
  ['Témoignages', 'discuss', 'Des citations, avec le portrait de leur auteur.'],
  {
    ...heading,
    items: items(
      group({
        quote: part(paragraph(['Citation', 'Sans guillemets.'])),
        name: part(line()),
        role: part(line()),
        portrait: optional(picture()),
      }),
      ['quote'],
      6,
    ),
  },
  ['items'],
);
