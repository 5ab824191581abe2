import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collections } from '~/content/questions/collections';
import {
  type ContentChange,
  touches,
  type UsedContent,
  unknownChange,
} from '~/content/questions/content-use.server';
import { keysOfChange, surrogateKeys } from './surrogate-keys';

const isPurged = (used: readonly UsedContent[], change: ContentChange) => {
  const keys = new Set(surrogateKeys(used));
  return keysOfChange(change).some((key) => keys.has(key));
};
const lyon: UsedContent = { path: '/campuses/lyon', relations: [] };

describe('surrogate keys', () => {
  const known = [collections.events, collections.campuses, collections.programmes, collections.pages];
  const collection = fc.constantFrom('events', 'campuses', 'programmes', 'iet-articles');
  const name = fc.constantFrom('lyon', 'nantes', 'bts-gpn', 'd1', 'd2');
  const relations = fc.option(fc.subarray(known));
  const used: fc.Arbitrary<UsedContent> = fc
    .record({ collection, entry: fc.option(name), relations })
    .map(({ collection, entry, relations }) => ({
      path: `/${collection}${entry === null ? '' : `/${entry}`}`,
      ...(relations ? { relations } : {}),
    }));
  const change = fc.record(
    {
      collection: fc.oneof(collection, fc.constant('*')),
      of: fc.constantFrom(...known),
      names: fc.uniqueArray(name, { maxLength: 2 }),
      whole: fc.subarray(['campuses', 'iet-articles']),
    },
    { requiredKeys: ['collection', 'names'] },
  );

  it('of a page and of a change that affects it share one', () => {
    fc.assert(
      fc.property(fc.array(used, { minLength: 1, maxLength: 3 }), change, (uses, change) => {
        if (uses.some((use) => touches(use, change))) expect(isPurged(uses, change)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('of other collections differ', () => {
    const event = { collection: 'events', of: collections.events, names: ['salon'] };
    expect(isPurged([lyon], event)).toBe(false);
  });

  it('are of characters a header may have', () => {
    for (const key of surrogateKeys([lyon, { path: '/users/me', relations: null }]))
      expect(key).toMatch(/^[\w.-]+$/);
  });

  it('are in the same order for any order of requests', () => {
    const event: UsedContent = { path: '/events' };
    expect(surrogateKeys([lyon, event])).toEqual(surrogateKeys([event, lyon]));
  });

  it('of everything are a single key', () => {
    expect(keysOfChange(unknownChange)).toHaveLength(1);
    expect(isPurged([], unknownChange)).toBe(true);
  });
});
