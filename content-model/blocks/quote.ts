/** A quotation and its author. */
import { line, optional, paragraph, picture } from '../kinds';
import { reportedIfMissing } from './block-fields';
import { defineBlock } from './define-block';

export const quoteBlock = defineBlock(
  'quote',
  ['Citation', 'quote', 'Une phrase et qui l’a dite.'],
  {
    text: reportedIfMissing(paragraph()),
    author: reportedIfMissing(line(['Auteur', 'Prénom et nom.'])),
    role: optional(line()),
    portrait: optional(picture()),
  },
  ['text'],
);
