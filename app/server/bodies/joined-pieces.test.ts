import { describe, expect, it } from 'vitest';
import { JoinedPieces } from './joined-pieces';

const joined = (pieces: readonly string[]) => {
  const body = new JoinedPieces();
  for (const piece of pieces) body.add(Buffer.from(piece));
  return body;
};

describe('the pieces of a body', () => {
  it('are joined in their order', () => {
    const pieces = Array.from({ length: 300 }, (_, index) => `${index},`);
    expect(joined(pieces).whole().toString()).toBe(pieces.join(''));
    expect(joined([]).whole().toString()).toBe('');
  });

  it('take at most twice their bytes, however small they are', () => {
    const body = joined(Array.from({ length: 30_000 }, () => 'a'));
    expect(body.capacity).toBeLessThan(2 * 30_000);
  });

  it('are released', () => {
    const body = joined(['a'.repeat(10_000)]);
    body.forget();
    expect([body.capacity, body.length]).toEqual([0, 0]);
  });

  it.each([
    ['a form in segments of forty bytes', 40, 60, false],
    ['the longest form in the smallest segments of TCP', 536, 123, false],
    ['a message of 1 MB in segments of a bad line', 536, 1957, false],
    ['one byte at a time', 1, 65, true],
    ['sixteen bytes at a time', 16, 200, true],
  ])('may be small, not crumbs: %s', (_, bytes, pieces, crumbles) => {
    expect(joined(Array.from({ length: pieces }, () => 'a'.repeat(bytes))).crumbles).toBe(crumbles);
  });
});
