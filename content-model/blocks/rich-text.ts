/** A text with its own headings. */
import { richText } from '../kinds';
import { defineBlock, filled, heading, part } from './shared';

export const richTextBlock = defineBlock(
  'rich-text',
  ['Texte', 'feather', 'Un texte avec ses titres, listes et liens.'],
  {
    ...heading,
    body: part(filled(richText())),
  },
  ['body'],
);
