/**
 * Columns of cards on a large screen, so that the last row is as full as it can be.
 *
 * @returns 3, unless 4 leave fewer gaps; 2 for one or two cards
 */
export function cardColumns(count: number): 2 | 3 | 4 {
  if (count <= 2) return 2;
  return gaps(count, 4) < gaps(count, 3) ? 4 : 3;
}

function gaps(count: number, columns: number): number {
  return (columns - (count % columns)) % columns;
}
