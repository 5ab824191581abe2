import { expect, it } from 'vitest';
import { pageLinks } from './pagination';

it.each([
  [1, 4, [1, 2, 3, 4]],
  [4, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, 4, 5, 6, 9]],
])('on page %i of %i the links are %j: an ellipsis replaces at least two pages', (page, pages, shown) => {
  expect(pageLinks(page, pages)).toEqual(shown);
});
