import { describe, expect, it } from 'vitest';
import { storeLimits } from '../offline/stores';
import { overflow } from './overflow';

const entries = (count: number, size = 1) =>
  Array.from({ length: count }, (_, index) => ({ address: `/${index}`, at: index, size }));

describe('a full store', () => {
  it('lets the oldest go', () => {
    expect(overflow(entries(3), { entries: 2, bytes: 100 })).toEqual(['/0']);
    expect(overflow(entries(3), { entries: 3, bytes: 100 })).toEqual([]);
    expect(overflow(entries(4).reverse(), { entries: 2, bytes: 100 })).toEqual(['/0', '/1']);
  });

  it('counts bytes, too', () => {
    expect(overflow(entries(4, 30), { entries: 10, bytes: 100 })).toEqual(['/0']);
    expect(overflow(entries(4, 25), { entries: 10, bytes: 100 }), 'full to the last byte').toEqual([]);
  });

  it('does not keep a file larger than the store', () => {
    expect(
      overflow([{ address: '/film', at: 9, size: 200 }, ...entries(2)], { entries: 9, bytes: 100 }),
    ).toEqual(['/film']);
  });

  it('deletes files that no kept page needs first', () => {
    const [old, ...others] = entries(3);
    const needed = { address: '', at: 0, size: 1, ...old, needed: true };
    expect(overflow([needed, ...others], { entries: 2, bytes: 100 })).toEqual(['/1']);
    expect(overflow([...others, needed], { entries: 1, bytes: 100 })).toEqual(['/1', '/2']);
  });

  it('deletes the oldest of the needed files too', () => {
    const needed = entries(3).map((entry) => ({ ...entry, needed: true }));
    expect(overflow(needed, { entries: 1, bytes: 100 })).toEqual(['/0', '/1']);
  });
});

it('50 pages, 60 pictures, and 25 MB with two versions of the site', () => {
  expect(storeLimits.pages.entries).toBe(50);
  expect(storeLimits.pictures.entries).toBe(60);
  const bytes = Object.values(storeLimits).reduce((sum, limit) => sum + limit.bytes, 0);
  expect(bytes + 2 * 1_500_000).toBeLessThanOrEqual(25_000_000);
});
