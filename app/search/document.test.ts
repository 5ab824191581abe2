import { expect, it } from 'vitest';
import { createPacker } from './document';
import { someDocument } from './testing';

it('of thousands of news the first are indexed with their texts, and no other kind goes short of its own', () => {
  const pack = createPacker();
  const news = someDocument({ kind: 'news', text: { body: 'mare '.repeat(700) } });
  const bodies = Array.from({ length: 1000 }, () => pack(news).body.length);
  expect(bodies[0]).toBe(3500);
  expect(bodies.at(-1)).toBe(0);
  const all = bodies.reduce((sum, length) => sum + length, 0);
  expect(all).toBeGreaterThan(990_000);
  // An ellipsis takes more bytes than it is long.
  expect(all).toBeLessThan(1_000_010);
  expect(pack({ ...news, kind: 'post' }).body.length).toBe(3500);
});

it('a text too long is cut after a word, and what is set aside has the room that is left', () => {
  const pack = createPacker();
  const long = pack(someDocument({ text: { body: 'rivière '.repeat(900), asides: 'tableaux' } }));
  expect(long.body.toString()).toMatch(/ rivière\u00a0…$/);
  expect(long.words.asides).toBe('');
  expect(pack(someDocument({ text: { body: 'rivière', asides: 'tableau' } })).words.asides).toBe('tableau');
});
