import { describe, expect, it } from 'vitest';
import { createAnswerStore } from './answer-store';

const entry = (name: string) => ({ value: { name }, freshUntil: 0, refreshAfter: 0, storedUntil: 0 });

describe('answers in memory', () => {
  it('that are empty or chosen by visitors evict none of those every page needs', () => {
    const kept = createAnswerStore<{ name: string }>({ pages: 10_000, chosen: 6000, empty: 4000 });
    for (let index = 0; index < 5; index += 1) kept.set(`page-${index}`, entry('page'), 2000, 'pages');
    for (let index = 0; index < 1000; index += 1)
      kept.set(`made-up-${index}`, entry('nothing'), 2000, 'empty');
    for (let index = 0; index < 1000; index += 1) kept.set(`filter-${index}`, entry('list'), 2000, 'chosen');
    expect(kept.shares).toEqual({
      pages: { entries: 5, bytes: 10_000 },
      chosen: { entries: 3, bytes: 6000 },
      empty: { entries: 2, bytes: 4000 },
    });
    expect(kept.get('page-0')?.value.name).toBe('page');
  });

  it('are in one part at a time: what is filled or emptied moves', () => {
    const kept = createAnswerStore<{ name: string }>({ pages: 10_000, chosen: 6000, empty: 4000 });
    kept.set('agenda', entry('nothing'), 2000, 'empty');
    kept.set('agenda', entry('events'), 3000, 'pages');
    expect([...kept.all()].map(([, { value }]) => value.name)).toEqual(['events']);
    kept.set('agenda', entry('nothing again'), 2000, 'empty');
    expect(kept.peek('agenda')?.value.name).toBe('nothing again');
    expect(kept.shares.pages.entries).toBe(0);
    kept.delete('agenda');
    expect(kept.has('agenda')).toBe(false);
  });
});
