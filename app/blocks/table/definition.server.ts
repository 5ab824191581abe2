import { z } from 'zod';
import { lenientArray, text } from '~/content/fields.server';
import { withNonBreakingSpaces } from '../../../content-model/values/non-breaking-spaces';
import { type BlockOf, blockHeading, defineBlock } from '../definition.server';
import { missed, part } from '../entries.server';

/** May be empty. */
const cell = z
  .string()
  .trim()
  .max(1000)
  .nullish()
  .transform((value) => withNonBreakingSpaces(value ?? ''));

/** Of a table without heads. */
const mostColumns = 24;

export const tableDefinition = defineBlock(
  'table',
  z
    .object({
      ...blockHeading,
      caption: part(text),
      columns: part(z.array(cell).min(2)),
      rows: missed(lenientArray(z.array(cell).min(1))),
    })
    // A cell without a column means nothing: such a row is left out. Missing cells are empty ones. Without heads the
    // first row says how many columns there are.
    .transform(({ rows, ...rest }) => {
      const width = rest.columns?.length ?? Math.min(rows[0]?.length ?? 0, mostColumns);
      return {
        ...rest,
        rows: rows
          .filter((cells) => cells.length <= width)
          .map((cells) => Array.from({ length: width }, (_, index) => cells[index] ?? '')),
      };
    }),
  ['rows'],
);
export type TableBlockData = BlockOf<typeof tableDefinition>;
