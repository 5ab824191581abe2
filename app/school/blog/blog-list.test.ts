import { describe, expect, it } from 'vitest';
import { listHref } from '~/filters/narrowed-list';
import { blogList } from './blog-list';

describe('the address of a page of the blog', () => {
  it('leaves out values that were not chosen', () => {
    expect(listHref(blogList)).toBe('/blog');
    expect(listHref(blogList, { category: 'alternance' }, 1)).toBe('/blog?categorie=alternance');
  });

  it('names category, then page', () => {
    expect(listHref(blogList, { category: 'conseils-orientation' }, 2)).toBe(
      '/blog?categorie=conseils-orientation&page=2',
    );
  });
});
