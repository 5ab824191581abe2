/** Dated moments in order; a date is a word or two: `1989`, `De mi-janvier à mi-mars`. */
import { group } from '../field';
import { line, paragraph } from '../kinds';
import { heading, items, itemTitle, reportedIfMissing } from './block-fields';
import { defineBlock } from './define-block';

export const timelineBlock = defineBlock(
  'timeline',
  ['Frise', 'clock', 'Des dates et ce qui s’y est passé.'],
  {
    ...heading,
    items: items(
      group({
        date: reportedIfMissing(line(['Date', 'Telle qu’elle s’affiche : 1998, mars 2026.'])),
        title: itemTitle,
        text: reportedIfMissing(paragraph()),
      }),
      ['title', 'text'],
      20,
    ),
  },
  ['items'],
);
