import { describe, expect, it } from 'vitest';
import { listHref } from '~/filters/narrowed-list';
import { blogCriteria } from './blog-criteria';

describe('the address of a page of the blog', () => {
  it('leaves out values that were not chosen', () => {
    expect(listHref(blogCriteria)).toBe('/blog');
    expect(listHref(blogCriteria, { category: 'alternance' }, 1)).toBe('/blog?categorie=alternance');
  });

  it('names category, then page', () => {
    expect(listHref(blogCriteria, { category: 'conseils-orientation' }, 2)).toBe(
      '/blog?categorie=conseils-orientation&page=2',
    );
  });
});
