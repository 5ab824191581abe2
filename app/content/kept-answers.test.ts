import { describe, expect, it } from 'vitest';
import { createKeptAnswers } from './kept-answers';

const entry = (name: string) => ({ value: { name }, freshUntil: 0, refreshAfter: 0, keptUntil: 0 });

describe('answers in memory', () => {
  it('that are empty have a part of their own, and evict no others', () => {
    const kept = createKeptAnswers<{ name: string }>(10_000, 4000);
    for (let index = 0; index < 5; index += 1) kept.set(`page-${index}`, entry('page'), 2000, false);
    for (let index = 0; index < 1000; index += 1) kept.set(`made-up-${index}`, entry('nothing'), 2000, true);
    expect(kept.parts).toEqual({
      whole: { entries: 5, bytes: 10_000 },
      empty: { entries: 2, bytes: 4000 },
    });
    expect(kept.get('page-0')?.value.name).toBe('page');
  });

  it('are in one part at a time: what is filled or emptied moves', () => {
    const kept = createKeptAnswers<{ name: string }>(10_000, 4000);
    kept.set('agenda', entry('nothing'), 2000, true);
    kept.set('agenda', entry('events'), 3000, false);
    expect([...kept.all()].map(([, { value }]) => value.name)).toEqual(['events']);
    kept.set('agenda', entry('nothing again'), 2000, true);
    expect(kept.peek('agenda')?.value.name).toBe('nothing again');
    expect(kept.parts.whole.entries).toBe(0);
    kept.delete('agenda');
    expect(kept.has('agenda')).toBe(false);
  });
});
