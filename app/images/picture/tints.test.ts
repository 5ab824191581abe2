import { expect, it } from 'vitest';
import { isTintKnown, noteTint, tintOf } from './tints';

it('a picture has no colours until they are noted', () => {
  const path = '/uploads/tints-noted.jpg?v=1';
  expect([isTintKnown(path), tintOf(path)]).toEqual([false, undefined]);
  noteTint(path, [12, 34]);
  expect([isTintKnown(path), tintOf(path)]).toEqual([true, [12, 34]]);
  expect(isTintKnown('/uploads/tints-noted.jpg?v=2')).toBe(false);
});

it('records that a transparent picture has no colours', () => {
  const path = '/uploads/tints-transparent.png';
  noteTint(path, null);
  expect([isTintKnown(path), tintOf(path)]).toEqual([true, undefined]);
});
