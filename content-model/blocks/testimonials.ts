/** Quotations, each with its author. */
import { group } from '../field';
import { line, optional, paragraph, picture } from '../kinds';
import { heading, items, reportedIfMissing } from './block-fields';
import { defineBlock } from './define-block';

export const testimonialsBlock = defineBlock(
  'testimonials',
  ['Témoignages', 'discuss', 'Des citations, avec le portrait de leur auteur.'],
  {
    ...heading,
    items: items(
      group({
        quote: reportedIfMissing(paragraph(['Citation', 'Sans guillemets.'])),
        name: reportedIfMissing(line()),
        role: reportedIfMissing(line()),
        portrait: optional(picture()),
      }),
      ['quote'],
      6,
    ),
  },
  ['items'],
);
