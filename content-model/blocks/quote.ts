/** A quotation and its author. */
import { line, optional, paragraph, picture } from '../kinds';
import { defineBlock, reported } from './shared';

export const quoteBlock = defineBlock(
  'quote',
  ['Citation', 'quote', 'Une phrase et qui l’a dite.'],
  {
    text: reported(paragraph()),
    author: reported(line(['Auteur', 'Prénom et nom.'])),
    role: optional(line()),
    portrait: optional(picture()),
  },
  ['text'],
);
