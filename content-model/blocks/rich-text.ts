/** A text with its own headings. */
import { richText } from '../kinds';
import { heading, notEmptyOnceClean, reportedIfMissing } from './block-fields';
import { defineBlock } from './define-block';

export const richTextBlock = defineBlock(
  'rich-text',
  ['Texte', 'feather', 'Un texte avec ses titres, listes et liens.'],
  {
    ...heading,
    body: reportedIfMissing(notEmptyOnceClean(richText())),
  },
  ['body'],
);
