import { expect, it } from 'vitest';
import { createPacker } from './document';
import { someDocument } from './testing';

it('of thousands of news the first are indexed with their texts, and no other kind goes short of its own', () => {
  const pack = createPacker();
  const news = someDocument({ kind: 'news', text: { body: 'mare '.repeat(700) } });
  const bodies = Array.from({ length: 1000 }, () => pack(news).body.length);
  expect(bodies[0]).toBe(3500);
  expect(bodies.at(-1)).toBe(0);
  expect(bodies.reduce((sum, length) => sum + length, 0)).toBe(1_000_000);
  expect(pack({ ...news, kind: 'post' }).body.length).toBe(3500);
});
