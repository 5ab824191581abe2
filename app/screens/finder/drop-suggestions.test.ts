import { describe, expect, it } from 'vitest';
import { facetsOf } from '~/school/programmes/finder/facets';
import type { FinderState } from '~/school/programmes/finder/finder-state';
import { criteriaOf, dropSuggestions, maxSuggestions, withoutCriteria } from './drop-suggestions';

const nothing = facetsOf((): string[] => []);
const state: FinderState = {
  chosen: { ...nothing, campus: ['lyon'], sector: ['eau', 'nature'] },
  text: 'rivière',
  near: null,
  sort: 'relevance',
  page: 1,
};

describe('the criteria of a visitor', () => {
  it('are listed in the order of the address, and nothing else', () => {
    expect(criteriaOf(state)).toEqual(['sector', 'campus', 'text']);
    expect(criteriaOf({ ...state, text: '' })).toEqual(['sector', 'campus']);
    expect(criteriaOf({ chosen: nothing, text: '', near: null })).toEqual([]);
    expect(criteriaOf({ ...state, near: 'nantes' })).toEqual(['sector', 'campus', 'text', 'near']);
  });
});

describe('the criteria to remove when no programme matches all', () => {
  it('are one criterion if that helps, the one with most results first, never a useless one', () => {
    const left = { sector: 2, campus: 7, text: 0 };
    expect(
      dropSuggestions(['sector', 'campus', 'text'], ([one, ...others]) =>
        others.length === 0 ? left[one as keyof typeof left] : 99,
      ),
    ).toEqual([
      { drop: ['campus'], count: 7 },
      { drop: ['sector'], count: 2 },
    ]);
  });

  it('is several together if no single one helps, each pair tried once', () => {
    const tried: string[] = [];
    const suggestions = dropSuggestions(['sector', 'campus', 'text'], (drop) => {
      tried.push(drop.join('+'));
      return drop.length === 2 && drop.includes('text') ? 3 : 0;
    });
    expect(suggestions.map(({ drop }) => drop)).toEqual([
      ['sector', 'text'],
      ['campus', 'text'],
    ]);
    expect(tried).toEqual(['sector', 'campus', 'text', 'sector+campus', 'sector+text', 'campus+text']);
  });

  it('are never all criteria: that is the whole list', () => {
    expect(dropSuggestions(['sector', 'campus'], (drop) => (drop.length === 2 ? 50 : 0))).toEqual([]);
    expect(dropSuggestions(['sector'], () => 50)).toEqual([]);
  });

  it('is a handful at most', () => {
    expect(
      dropSuggestions(criteriaOf({ chosen: facetsOf(() => ['x']), text: 'eau', near: null }), () => 1),
    ).toHaveLength(maxSuggestions);
  });
});

describe('a question without some of its criteria', () => {
  it('keeps the others, with their order', () => {
    expect(withoutCriteria(state, ['sector'])).toEqual({
      chosen: { ...nothing, campus: ['lyon'] },
      text: 'rivière',
      near: null,
      sort: 'relevance',
    });
  });

  it('cannot be sorted by relevance without words, and keeps any other order', () => {
    expect(withoutCriteria(state, ['text'])).toMatchObject({ text: '', sort: 'level' });
    expect(withoutCriteria({ ...state, text: '' }, ['sector'])).toMatchObject({ text: '', sort: 'level' });
    expect(withoutCriteria({ ...state, sort: 'name' }, ['text'])).toMatchObject({ sort: 'name' });
  });
});
