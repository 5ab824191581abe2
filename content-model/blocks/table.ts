/** Rows and columns, with a caption. */
import { z } from 'zod';
import { kind } from '../field';
import { line, list, readAs, text } from '../kinds';
import * as lenient from '../reading/lenient';
import { withNonBreakingSpaces } from '../values/non-breaking-spaces';
import { heading, listReportedIfEmpty, reportedIfMissing } from './block-fields';
import { defineBlock } from './define-block';

/** May be empty. */
const cell = z
  .string()
  .trim()
  .max(1000)
  .nullish()
  .transform((value) => withNonBreakingSpaces(value ?? ''));

const columns = list(line(), { min: 2, max: 6 }, ['Colonnes', 'Un titre par ligne.']);

export const tableBlock = defineBlock(
  'table',
  ['Tableau', 'grid', 'Des lignes et des colonnes, avec une légende.'],
  {
    ...heading,
    caption: reportedIfMissing(line(['Légende', 'Ce que dit le tableau, en une phrase.'])),
    columns: reportedIfMissing(kind(columns.authored, () => z.array(cell).min(2), columns.label)),
    rows: listReportedIfEmpty(
      readAs(
        list(list(text(z.string().max(300)), { min: 2, max: 6 }), { min: 1, max: 60 }, [
          'Lignes',
          'Une par ligne, cellules séparées par une barre |.',
        ]),
        () => lenient.lenientArray(z.array(cell).min(1)),
      ),
    ),
  },
  ['rows'],
);
