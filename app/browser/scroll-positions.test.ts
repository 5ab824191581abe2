import { describe, expect, it } from 'vitest';
import { createScrollPositions } from './scroll-positions';

function tab(content: string | null = null) {
  let kept = content;
  return {
    getItem: () => kept,
    setItem(_: string, value: string) {
      kept = value;
    },
  };
}

describe('the position at which a page was left', () => {
  it('is found again, also after a reload', () => {
    const storage = tab();
    const before = createScrollPositions(() => storage);
    before.remember('/campus', 1200);
    before.remember('/campus', 1400);
    before.store();
    expect(before.get('/campus')).toBe(1400);
    expect(createScrollPositions(() => storage).get('/campus')).toBe(1400);
    expect(before.get('/agenda')).toBeUndefined();
  });

  it('is forgotten for the oldest of more than fifty pages', () => {
    const positions = createScrollPositions(() => tab());
    for (let page = 0; page <= 50; page += 1) positions.remember(`/actualites/page/${page}`, page);
    expect(positions.get('/actualites/page/0')).toBeUndefined();
    expect(positions.get('/actualites/page/1')).toBe(1);
    expect(positions.get('/actualites/page/50')).toBe(50);
  });

  it.each(['{"a":1}', 'no json', '[["/campus","1200"],["/blog"],7,null]'])(
    'does not come from a broken note: %s',
    (content) => {
      const positions = createScrollPositions(() => tab(content));
      expect(positions.get('/campus')).toBeUndefined();
      expect(positions.get('a')).toBeUndefined();
    },
  );

  it('lasts as long as the document if storage is blocked', () => {
    const positions = createScrollPositions(() => {
      throw new DOMException('storage is blocked', 'SecurityError');
    });
    positions.remember('/campus', 10);
    positions.store();
    expect(positions.get('/campus')).toBe(10);
  });
});
