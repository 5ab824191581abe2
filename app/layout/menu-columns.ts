/** Columns of the campus menu: 3 of at most 11 items each (specification §9). */
const columns = 3;
const columnLength = 11;
const capacity = columns * columnLength;

/**
 * Splits a list into the menu's columns, in order and evenly; no empty column.
 *
 * @param linkToOthers last item of a menu that is too long, in place of the items without room; called with their number
 */
export function menuColumns<T>(items: readonly T[], linkToOthers: (count: number) => T): T[][] {
  const entries = withinCapacity(items, linkToOthers);
  const length = Math.ceil(entries.length / columns);
  const filledColumns = Array.from({ length: columns }, (_, index) =>
    entries.slice(index * length, (index + 1) * length),
  );
  return filledColumns.filter((column) => column.length > 0);
}

function withinCapacity<T>(items: readonly T[], linkToOthers: (count: number) => T): readonly T[] {
  if (items.length <= capacity) return items;
  const shown = items.slice(0, capacity - 1);
  return [...shown, linkToOthers(items.length - shown.length)];
}
