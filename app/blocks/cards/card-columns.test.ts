import { describe, expect, it } from 'vitest';
import { cardColumns } from './card-columns';

describe('columns of cards', () => {
  it('are four where four come out even and three do not', () => {
    expect([3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(cardColumns)).toEqual([3, 4, 3, 3, 3, 4, 3, 3, 3, 3]);
  });

  it('does not blow up one card or two', () => {
    expect([1, 2].map(cardColumns)).toEqual([2, 2]);
  });
});
