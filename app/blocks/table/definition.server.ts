import { tableBlock } from '../../../content-model/blocks/table';
import { type BlockOf, defineBlock } from '../definition.server';

/** The most columns of a table without headings. */
const mostColumns = 24;

/**
 * A row with more cells than columns is left out. Missing cells are empty ones. Without heads the first row sets the
 * number of columns.
 */
export const tableDefinition = defineBlock(tableBlock, ({ rows, ...table }) => {
  const width = table.columns?.length ?? Math.min(rows[0]?.length ?? 0, mostColumns);
  const shownRows = rows
    .filter((cells) => cells.length <= width)
    .map((cells) => Array.from({ length: width }, (_, index) => cells[index] ?? ''));
  return shownRows.length === 0 ? null : { ...table, rows: shownRows };
});
export type TableBlockData = BlockOf<typeof tableDefinition>;
