import { tableBlock } from '../../../content-model/blocks/table';
import { type BlockOf, defineBlock } from '../definition.server';

/** Largest number of columns of a table without headings. */
const maxColumns = 24;

/**
 * A table whose rows have a cell for each column: missing cells are empty, and a row with more cells than columns is left
 * out. Without headings the first row sets the number of columns.
 */
export const tableDefinition = defineBlock(tableBlock, ({ rows, ...table }) => {
  const width = table.columns?.length ?? Math.min(rows[0]?.length ?? 0, maxColumns);
  const shownRows = rows
    .filter((cells) => cells.length <= width)
    .map((cells) => Array.from({ length: width }, (_, index) => cells[index] ?? ''));
  return shownRows.length === 0 ? null : { ...table, rows: shownRows };
});
export type TableBlockData = BlockOf<typeof tableDefinition>;
