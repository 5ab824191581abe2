/** Columns of the campus menu: 3 of 11 items each (specification §9). */
const columns = 3;
const columnLength = 11;

/** Splits a list into the menu's columns, in order, without empty columns; at most 33 items. */
export function menuColumns<T>(items: readonly T[]): T[][] {
  const all = Array.from({ length: columns }, (_, index) =>
    items.slice(index * columnLength, (index + 1) * columnLength),
  );
  return all.filter((column) => column.length > 0);
}
