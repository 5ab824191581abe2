import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMangledQuery, mendedAddress } from './mangled-address';
import { mangledLinks } from './testing';

const mended = (address: string) => {
  const [, pathname = '', search = ''] = /^([^?]*)(.*)$/s.exec(address) ?? [];
  const { pathname: path, search: query } = mendedAddress({ pathname, search });
  return path + query;
};

describe('an address that no mail tool has mangled', () => {
  it.each([
    ...mangledLinks.map(([, meant]) => meant),
    '/agenda?utm_source=x&utm_medium=',
    // Questions, ampersands and addresses in a value.
    '/recherche?q=quoi%20%3F%20eau',
    '/recherche?q=quoi?',
    '/recherche?q=a%26b%3Dc',
    '/recherche?q=a%26amp%3Bb',
    '/login?retour=%2Fagenda%3Futm_source%3Dx%26utm_medium%3Dy',
    '/formations?secteur=eau&utm_source=50%25%3D',
    // Names of files.
    '/uploads/Eau%26sols.pdf',
    '/uploads/a%26b%3Dc.pdf',
    '/uploads/Quoi%3F.pdf',
    '/formations%3F',
  ])('%s stays as it is', (address) => {
    expect(mended(address)).toBe(address);
    expect(isMangledQuery(address)).toBe(false);
  });
});

describe('a mended address', () => {
  it('is not mended again', () => {
    const parts = [
      '/a',
      '?',
      '&',
      '=',
      '%3F',
      '%26',
      '%3d',
      'amp;',
      'amp%3B',
      'utm_source',
      'x',
      '%C3%A9',
      '%',
    ];
    const address = fc.array(fc.constantFrom(...parts), { maxLength: 14 }).map((all) => `/${all.join('')}`);
    fc.assert(
      fc.property(address, (given) => {
        const once = mended(given);
        expect(mended(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});
