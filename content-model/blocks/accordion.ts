/** Questions that open, written here or read from the FAQ. */
import { group } from '../field';
import { line, list, optional, richText, slug, withDefault } from '../kinds';
import { heading, notEmptyOnceClean, reportedIfMissing, withoutEmptyItems } from './block-fields';
import { defineResolvedBlock } from './define-block';

export const accordionBlock = defineResolvedBlock(
  'accordion',
  ['Questions et réponses', 'question', 'Des questions qui s’ouvrent, écrites ici ou reprises de la FAQ.'],
  {
    ...heading,
    items: withoutEmptyItems(
      withDefault(
        list(
          group({
            question: reportedIfMissing(line(['Question', 'Comme les visiteurs la posent.'])),
            answer: reportedIfMissing(
              notEmptyOnceClean(richText(['Réponse', 'Commencez par la réponse ; les détails ensuite.'])),
            ),
          }),
          { max: 20 },
          ['Éléments', 'Dans l’ordre où ils sont montrés.'],
        ),
        [],
      ),
      ['answer'],
    ),
    /** Instead of items: the questions of the FAQ on this topic. */
    topic: optional(slug(['Sujet de la FAQ', 'Au lieu des éléments : toutes les questions de ce sujet.'])),
  },
  ['items', 'topic'],
);
