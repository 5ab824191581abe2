import { describe, expect, it } from 'vitest';
import { newsHref } from './news-address';

describe('the address of a page of the news', () => {
  it('is the short one for the first page', () => {
    expect(newsHref()).toBe('/actualites');
    expect(newsHref({}, 1)).toBe('/actualites');
  });

  it('holds the page in its path and the category in its query', () => {
    expect(newsHref({}, 2)).toBe('/actualites/page/2');
    expect(newsHref({ category: 'vie-de-l-ecole' })).toBe('/actualites?categorie=vie-de-l-ecole');
    expect(newsHref({ category: 'portraits', campus: 'lyon' }, 3)).toBe(
      '/actualites/page/3?categorie=portraits&campus=lyon',
    );
  });
});
