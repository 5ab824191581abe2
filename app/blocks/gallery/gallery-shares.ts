/** The share of a row that a picture takes. */
export type Share = 'whole' | 'wide' | 'narrow' | 'third';

/**
 * The shares of pictures in their order. Rows alternate between an uneven pair, whose wide picture changes sides, and
 * three thirds; the last four are two pairs, the last three a row of thirds, so that every row is full.
 *
 * @param count number of pictures
 */
export function galleryShares(count: number): Share[] {
  if (count === 1) return ['whole'];
  const rows: Share[][] = [];
  let pair: Share[] = ['wide', 'narrow'];
  for (let remaining = count; remaining > 0; ) {
    if (remaining === 3 || (remaining > 4 && rows.length % 2 === 1)) {
      rows.push(['third', 'third', 'third']);
      remaining -= 3;
    } else {
      rows.push(pair);
      pair = pair.toReversed();
      remaining -= 2;
    }
  }
  return rows.flat();
}
