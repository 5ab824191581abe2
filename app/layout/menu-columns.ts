/** Columns of the campus menu: 3 of at most 11 items each (specification §9). */
const columns = 3;
const columnLength = 11;
const room = columns * columnLength;

/**
 * Splits a list into the menu's columns, in order and evenly; no empty column.
 *
 * @param linkToRest replaces the items without room as the last item, with their number
 */
export function menuColumns<T>(items: readonly T[], linkToRest: (left: number) => T): T[][] {
  const entries =
    items.length > room ? [...items.slice(0, room - 1), linkToRest(items.length - room + 1)] : [...items];
  const length = Math.ceil(entries.length / columns);
  const all = Array.from({ length: columns }, (_, index) =>
    entries.slice(index * length, (index + 1) * length),
  );
  return all.filter((column) => column.length > 0);
}
