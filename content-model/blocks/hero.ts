/** Opening of a page. */
import { line, optional, paragraph, picture } from '../kinds';
import { actions } from './actions';
import { reportedIfMissing, title } from './block-fields';
import { defineBlock } from './define-block';

export const heroBlock = defineBlock(
  'hero',
  ['Ouverture de page', 'landscape', 'Grand titre, une phrase, une image : le premier bloc d’une page.'],
  {
    eyebrow: optional(line(['Surtitre', 'Quelques mots au-dessus du titre ; facultatif.'])),
    title: reportedIfMissing(title),
    text: optional(paragraph()),
    image: optional(picture()),
    actions: actions({ max: 3 }),
  },
  ['eyebrow', 'title', 'text', 'image', 'actions'],
);
