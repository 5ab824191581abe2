import { describe, expect, it } from 'vitest';
import { blogHref } from './blog-address';

describe('the address of a page of the blog', () => {
  it('leaves out what was not chosen', () => {
    expect(blogHref(null)).toBe('/blog');
    expect(blogHref('alternance', 1)).toBe('/blog?categorie=alternance');
  });

  it('names category, then page', () => {
    expect(blogHref('conseils-orientation', 2)).toBe('/blog?categorie=conseils-orientation&page=2');
  });
});
