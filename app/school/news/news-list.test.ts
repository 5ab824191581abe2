import { describe, expect, it } from 'vitest';
import { listHref } from '~/filters/narrowed-list';
import { newsList } from './news-list';

describe('the address of a page of the news', () => {
  it('is the short one for the first page', () => {
    expect(listHref(newsList)).toBe('/actualites');
    expect(listHref(newsList, {}, 1)).toBe('/actualites');
  });

  it('holds the page in its path and the category in its query', () => {
    expect(listHref(newsList, {}, 2)).toBe('/actualites/page/2');
    expect(listHref(newsList, { category: 'vie-de-l-ecole' })).toBe('/actualites?categorie=vie-de-l-ecole');
    expect(listHref(newsList, { category: 'portraits', campus: 'lyon' }, 3)).toBe(
      '/actualites/page/3?categorie=portraits&campus=lyon',
    );
  });
});
