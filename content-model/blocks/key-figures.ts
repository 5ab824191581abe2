/** Some numbers, with unit and source. */
import { z } from 'zod';
import { group } from '../field';
import { line, optional, text } from '../kinds';
import { heading, itemLabel, items, reportedIfMissing } from './block-fields';
import { defineBlock } from './define-block';

/** Twelve characters, or a quote of a fact, whose name is longer than its value. */
const short = z
  .string()
  .regex(/^(?:.{1,12}|.{0,8}\{\{[\w.]{3,48}\}\}.{0,8})$/, 'twelve characters at most, or a quote of a fact');

export const keyFiguresBlock = defineBlock(
  'key-figures',
  ['Chiffres clés', 'hashtag', 'Quelques nombres, leur unité et leur source.'],
  {
    ...heading,
    items: items(
      group({
        value: reportedIfMissing(text(short, ['Chiffre', 'Le nombre seul : 92.'])),
        unit: optional(text(short, ['Unité', 'Par exemple : %, élèves.'])),
        label: itemLabel,
        source: optional(line(['Source', 'D’où vient le chiffre.'])),
      }),
      ['value'],
      8,
    ),
  },
  ['items'],
);
