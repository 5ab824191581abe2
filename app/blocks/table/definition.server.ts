import { z } from 'zod';
import { lenientArray, text } from '~/content/fields.server';
import { withNonBreakingSpaces } from '~/content/non-breaking-spaces';
import { type BlockOf, blockHeading, defineBlock } from '../definition.server';

/** May be empty. */
const cell = z
  .string()
  .trim()
  .max(1000)
  .nullish()
  .transform((value) => withNonBreakingSpaces(value ?? ''));

export const tableDefinition = defineBlock(
  'table',
  z
    .object({
      ...blockHeading,
      caption: text,
      columns: z.array(text).min(2),
      rows: lenientArray(z.array(cell).min(1)),
    })
    // A cell without a column means nothing: such a row is left out. Missing cells are empty ones.
    .transform(({ rows, ...rest }) => ({
      ...rest,
      rows: rows
        .filter((cells) => cells.length <= rest.columns.length)
        .map((cells) => rest.columns.map((_, index) => cells[index] ?? '')),
    }))
    .refine(({ rows }) => rows.length > 0, 'no row that can be shown'),
);
export type TableBlockData = BlockOf<typeof tableDefinition>;
