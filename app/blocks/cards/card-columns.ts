/**
 * Columns of cards on a large screen, so that the last row is full: four where they come out even, else three,
 * of which one or two left over fill a row of their own (`app/styles/blocks-facts.css`).
 *
 * @returns 3, or 4; 2 for one or two cards
 */
export function cardColumns(count: number): 2 | 3 | 4 {
  if (count <= 2) return 2;
  return count % 4 === 0 && count % 3 !== 0 ? 4 : 3;
}
