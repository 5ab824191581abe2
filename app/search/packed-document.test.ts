import { expect, it } from 'vitest';
import { createPacker } from './packed-document';
import { sampleDocument } from './testing';

it('indexes only the first of thousands of news with their texts, and every other kind in full', () => {
  const pack = createPacker();
  const news = sampleDocument({ kind: 'news', text: { body: 'mare '.repeat(700) } });
  const bodies = Array.from({ length: 1000 }, () => pack(news).body.length);
  expect(bodies[0]).toBe(3500);
  expect(bodies.at(-1)).toBe(0);
  const all = bodies.reduce((sum, length) => sum + length, 0);
  expect(all).toBeGreaterThan(990_000);
  // An ellipsis takes more bytes than characters.
  expect(all).toBeLessThan(1_000_010);
  expect(pack({ ...news, kind: 'post' }).body.length).toBe(3500);
});

it('cuts a long text after a word, and leaves the rest of the room to the separate texts', () => {
  const pack = createPacker();
  const long = pack(sampleDocument({ text: { body: 'rivière '.repeat(900), asides: 'tableaux' } }));
  expect(long.body.toString()).toMatch(/ rivière\u00a0…$/);
  expect(long.words.asides).toBe('');
  expect(pack(sampleDocument({ text: { body: 'rivière', asides: 'tableau' } })).words.asides).toBe('tableau');
});
