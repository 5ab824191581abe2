import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidyText } from './visitor-text';

describe('text typed by a visitor', () => {
  it.each([
    ['  gestion   de\tl’eau\n', 'gestion de l’eau'],
    ['E\u0301nergie', 'Énergie'],
    ['eau\u0000\u200bsol', 'eau sol'],
    [' \n ', ''],
    ['l\u02bceau', 'l’eau'],
    ['l\u2032eau', 'l’eau'],
    ['Saint\u2011Denis', 'Saint-Denis'],
    ['Nan\u00adtes\ufeff', 'Nantes'],
    ['\u202a44000\u202c', '44000'],
    ['４４０００', '44000'],
  ])('%j is %j', (typed, tidied) => {
    expect(tidyText(typed, 60)).toBe(tidied);
  });

  it('is cut without half a character or a space at its end', () => {
    expect(tidyText('eau 🌳', 5)).toBe('eau');
  });

  it('is the same once it has been tidied: a question has one address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (typed, longest) => {
        const tidied = tidyText(typed, longest);
        expect(tidyText(tidied, longest)).toBe(tidied);
        expect(tidied.length).toBeLessThanOrEqual(longest);
      }),
    );
  });
});
