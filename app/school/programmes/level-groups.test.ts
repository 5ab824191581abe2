import { describe, expect, it } from 'vitest';
import { compareLevels, isOfLevel, levelGroups, nearestLevelFirst } from './level-groups';
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

  it('count a short course among none', () => {
    expect(given.filter((one) => isOfLevel(one, 0))).toEqual([]);
    expect(given.filter((one) => isOfLevel(one, 2)).map(({ slug }) => slug)).toEqual(['a', 'b']);
  });

  it.each([
    [5, ['m', 'l', 'b', 'iso']],
    [4, ['l', 'm', 'b', 'iso']],
    [2, ['b', 'l', 'm', 'iso']],
    [null, ['b', 'l', 'm', 'iso']],
  ] as const)('are the nearest to level %s first, short courses last', (level, order) => {
    const leading = [days, programme('m', 5), programme('l', 3), programme('b', 2)];
    expect(nearestLevelFirst(leading, level).map(({ slug }) => slug)).toEqual(order);
  });

  it('keep the same order in one list', () =>
    expect(given.toSorted(compareLevels).map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'iso']));
});
