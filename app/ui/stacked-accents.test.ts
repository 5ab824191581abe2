import { expect, it } from 'vitest';
import { withoutStackedAccents } from './stacked-accents';

it('keeps what any language writes, and of a pile of accents the first thirty', () => {
  const written = 'é e\u0301 ệ e\u0323\u0302 שָׁ';
  expect(withoutStackedAccents(written)).toBe(written);
  expect(withoutStackedAccents(`e${'\u0301'.repeat(500)} é`)).toBe(`e${'\u0301'.repeat(30)} é`);
});
