import { describe, expect, it } from 'vitest';
import { galleryShares } from './gallery-shares';

const twelfths = { whole: 12, wide: 7, narrow: 5, third: 4 };

describe('rows of a gallery', () => {
  it('fills every row for any number of pictures', () => {
    for (let count = 1; count <= 12; count += 1) {
      const shares = galleryShares(count);
      expect(shares).toHaveLength(count);
      let filled = 0;
      for (const share of shares) {
        filled += twelfths[share];
        expect(filled, `${count} pictures: ${shares.join()}`).toBeLessThanOrEqual(12);
        if (filled === 12) filled = 0;
      }
      expect(filled, `${count} pictures: ${shares.join()}`).toBe(0);
    }
  });

  it('gives a single picture the whole row, and a pair unequal shares', () => {
    expect(galleryShares(1)).toEqual(['whole']);
    expect(galleryShares(2)).toEqual(['wide', 'narrow']);
    expect(galleryShares(4)).toEqual(['wide', 'narrow', 'narrow', 'wide']);
  });
});
