import { expect, it } from 'vitest';
import { withoutStackedAccents } from './stacked-accents';

it('keeps the accents of every language, and the first thirty of a pile', () => {
  const written = 'é e\u0301 ệ e\u0323\u0302 שָׁ';
  expect(withoutStackedAccents(written)).toBe(written);
  expect(withoutStackedAccents(`e${'\u0301'.repeat(500)} é`)).toBe(`e${'\u0301'.repeat(30)} é`);
});
