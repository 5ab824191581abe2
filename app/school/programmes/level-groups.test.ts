import { describe, expect, it } from 'vitest';
import { compareLevels, levelGroups } from './level-groups';
import type { Level } from './levels';

const programme = (slug: string, exitLevel: Level, format: 'long' | 'short' = 'long') => ({
  slug,
  exitLevel,
  duration: { format },
});
const days = programme('iso', 0, 'short');
const given = [days, programme('c', 5), programme('a', 2), programme('b', 2)];

describe('programmes by level', () => {
  it('start with the lowest, end with the shortest courses, and leave out levels without programmes', () => {
    const groups = levelGroups(given);
    expect(groups.map(({ name, programmes }) => [name, programmes.map(({ slug }) => slug)])).toEqual([
      [2, ['a', 'b']],
      [5, ['c']],
      ['short', ['iso']],
    ]);
  });

  it('keep the same order in one list', () =>
    expect(given.toSorted(compareLevels).map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'iso']));
});
