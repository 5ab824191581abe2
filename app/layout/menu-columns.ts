/** Columns of the campus menu: 3 of at most 11 items each (specification §9). */
const columns = 3;
const columnLength = 11;

/** Splits a list into the menu's columns, in order, as even as they come; at most 33 items, no empty column. */
export function menuColumns<T>(items: readonly T[]): T[][] {
  const shown = items.slice(0, columns * columnLength);
  const length = Math.ceil(shown.length / columns);
  const all = Array.from({ length: columns }, (_, index) =>
    shown.slice(index * length, (index + 1) * length),
  );
  return all.filter((column) => column.length > 0);
}
