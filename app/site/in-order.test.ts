import { describe, expect, it } from 'vitest';
import { inOrderOf } from './in-order';

describe('entries named in an order', () => {
  it('stand in that order, whatever order they were answered in', () => {
    expect(inOrderOf(['b', 'a'], [{ slug: 'a' }, { slug: 'b' }])).toEqual([{ slug: 'b' }, { slug: 'a' }]);
  });

  it('that do not exist are left out', () => {
    expect(inOrderOf(['a', 'gone'], [{ slug: 'a' }])).toEqual([{ slug: 'a' }]);
  });
});
