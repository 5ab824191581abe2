import { describe, expect, it } from 'vitest';
import { listHref } from '~/filters/narrowed-list';
import { newsCriteria } from './news-criteria';

describe('the address of a page of the news', () => {
  it('is the short one for the first page', () => {
    expect(listHref(newsCriteria)).toBe('/actualites');
    expect(listHref(newsCriteria, {}, 1)).toBe('/actualites');
  });

  it('holds the page in its path and the category in its query', () => {
    expect(listHref(newsCriteria, {}, 2)).toBe('/actualites/page/2');
    expect(listHref(newsCriteria, { category: 'vie-de-l-ecole' })).toBe(
      '/actualites?categorie=vie-de-l-ecole',
    );
    expect(listHref(newsCriteria, { category: 'portraits', campus: 'lyon' }, 3)).toBe(
      '/actualites/page/3?categorie=portraits&campus=lyon',
    );
  });
});
