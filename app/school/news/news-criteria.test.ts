import { describe, expect, it } from 'vitest';
import { listHeadTitle, listTitle } from '~/filters/list-title';
import { listHref } from '~/filters/narrowed-list';
import { createLabels } from '~/site/labels';
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

it('the titles of the news name category and campus, and in the head the page', () => {
  const t = createLabels({});
  const categories = [{ slug: 'alternance', title: 'Alternance' }];
  const lookup = { categories, campuses: [{ slug: 'lyon', title: 'Lyon' }] };
  const choice = { category: 'alternance', campus: 'lyon' };
  const titles = [
    listTitle(newsCriteria, { choice: { category: null, campus: null }, lookup }, t),
    listTitle(newsCriteria, { choice, lookup }, t),
    listHeadTitle(newsCriteria, { choice, lookup, page: 2 }, t),
  ];
  expect(titles.map((title) => title.replaceAll('\u00a0', ' '))).toEqual([
    'Actualités',
    'Actualités : Alternance, Lyon',
    'Actualités : Alternance, Lyon, page 2',
  ]);
});
