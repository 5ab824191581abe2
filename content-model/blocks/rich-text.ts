/** A text with its own headings. */
import { richText } from '../kinds';
import { defineBlock, filled, heading, reported } from './shared';

export const richTextBlock = defineBlock(
  'rich-text',
  ['Texte', 'feather', 'Un texte avec ses titres, listes et liens.'],
  {
    ...heading,
    body: reported(filled(richText())),
  },
  ['body'],
);
