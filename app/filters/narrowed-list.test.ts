import { describe, expect, it } from 'vitest';
import { hasChoice } from './narrowed-list';

describe('what a visitor chose of a list', () => {
  it.each([
    ['the whole of it', {}, 1, false],
    ['no filter is set', { type: undefined, campus: null }, 1, false],
    ['a filter is set', { type: undefined, campus: 'lyon' }, 1, true],
    ['a later page', {}, 2, true],
  ])('%s', (_, filter, page, chosen) => expect(hasChoice(filter, page)).toBe(chosen));
});
