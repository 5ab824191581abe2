import { describe, expect, it } from 'vitest';
import { inOrderOf } from './in-order';

describe('entries named in an order', () => {
  it('keep that order, for any order of answers', () => {
    expect(inOrderOf(['b', 'a'], [{ slug: 'a' }, { slug: 'b' }])).toEqual([{ slug: 'b' }, { slug: 'a' }]);
  });

  it('are left out if they do not exist', () => {
    expect(inOrderOf(['a', 'gone'], [{ slug: 'a' }])).toEqual([{ slug: 'a' }]);
  });
});
