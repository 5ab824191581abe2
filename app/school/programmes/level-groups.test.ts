import { describe, expect, it } from 'vitest';
import { byExitLevel } from './level-groups';

describe('programmes by level', () => {
  it('start with the lowest and leave out levels nothing leads to', () => {
    const groups = byExitLevel([
      { slug: 'c', exitLevel: 5 as const },
      { slug: 'a', exitLevel: 2 as const },
      { slug: 'b', exitLevel: 2 as const },
    ]);
    expect(groups.map(({ level, programmes }) => [level, programmes.map(({ slug }) => slug)])).toEqual([
      [2, ['a', 'b']],
      [5, ['c']],
    ]);
  });
});
