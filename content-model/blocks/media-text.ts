/** A picture beside a text. */
import { sides } from '../enumerations';
import { optional, picture, richText, usually } from '../kinds';
import { actions } from './actions';
import { notEmptyOnceClean, reportedIfMissing, title } from './block-fields';
import { defineBlock } from './define-block';

export const mediaTextBlock = defineBlock(
  'media-text',
  ['Image et texte', 'picture', 'Une image à côté d’un texte.'],
  {
    title: reportedIfMissing(title),
    body: reportedIfMissing(notEmptyOnceClean(richText())),
    image: optional(picture()),
    /** The position of the picture on a large screen. */
    side: usually(sides, 'right', ['Côté de l’image', 'Sur un grand écran.']),
    actions: actions({ max: 2 }),
  },
  ['body', 'image', 'actions'],
);
