import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetNames } from '~/school/programmes/finder/facets';
import { anyProgrammes, anyState, meets, sampleValues } from '~/school/programmes/finder/testing';
import { countMatches, filterByFacets } from './facet-engine';
import { createFinderIndex } from './finder-index';

describe('the programmes found', () => {
  it('are those that match the question, in their original order', () => {
    fc.assert(
      fc.property(anyProgrammes, anyState(sampleValues), (programmes, { chosen }) => {
        const { orders } = createFinderIndex(programmes);
        const found = filterByFacets(orders.name, chosen).programmes;
        const expected = programmes.filter((programme) => meets(programme, chosen));
        expect(new Set(found.map(({ card }) => card.slug))).toEqual(
          new Set(expected.map(({ slug }) => slug)),
        );
        expect(found).toEqual(orders.name.filter((entry) => found.includes(entry)));
        expect(countMatches(orders.name, chosen)).toBe(expected.length);
      }),
    );
  });
});

describe('the number beside a value', () => {
  it('is how many there would be were it the only one chosen in its facet', () => {
    fc.assert(
      fc.property(anyProgrammes, anyState(sampleValues), (programmes, { chosen }) => {
        const { counts } = filterByFacets(createFinderIndex(programmes).orders.level, chosen);
        for (const name of facetNames) {
          for (const { value } of sampleValues[name]) {
            const only = { ...chosen, [name]: [value] };
            const naive = programmes.filter((programme) => meets(programme, only)).length;
            expect(counts[name].get(value) ?? 0, `${name} ${value}`).toBe(naive);
          }
        }
      }),
    );
  });
});
