import { describe, expect, it } from 'vitest';
import { listHeadTitle, listTitle } from '~/filters/list-title';
import { listHref } from '~/filters/narrowed-list';
import { createLabels } from '~/site/labels';
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

it('the titles of the blog name the category, and in the head the page', () => {
  const t = createLabels({});
  const categories = [{ slug: 'alternance', title: 'Alternance' }];
  const lookup = { categories };
  const choice = { category: 'alternance' };
  const titles = [
    listTitle(blogCriteria, { choice: { category: null }, lookup }, t),
    listTitle(blogCriteria, { choice, lookup }, t),
    listHeadTitle(blogCriteria, { choice, lookup, page: 2 }, t),
  ];
  expect(titles.map((title) => title.replaceAll('\u00a0', ' '))).toEqual([
    'Blog',
    'Blog : Alternance',
    'Blog : Alternance, page 2',
  ]);
});
