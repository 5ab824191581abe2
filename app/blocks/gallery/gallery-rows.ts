/** The share of a row that a picture takes. */
export type Share = 'whole' | 'wide' | 'narrow' | 'third';

/**
 * Lays pictures out in full rows of one, two or three: uneven pairs, the wide one changing sides, and a row of thirds
 * if the count requires it.
 *
 * @param count number of pictures
 */
export function galleryRows(count: number): Share[] {
  if (count === 1) return ['whole'];
  const rows: Share[][] = [];
  let pair: Share[] = ['wide', 'narrow'];
  for (let left = count; left > 0; ) {
    if (left === 3 || (left > 4 && rows.length % 2 === 1)) {
      rows.push(['third', 'third', 'third']);
      left -= 3;
    } else {
      rows.push(pair);
      pair = pair.toReversed();
      left -= 2;
    }
  }
  return rows.flat();
}
