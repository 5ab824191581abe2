import { expect, it } from 'vitest';
import { collections } from '~/content/questions/collections';
import { unknownChange } from '~/content/questions/content-use.server';
import { pagesOfChange } from './pages-of-change';

const { news, events, faqs } = collections;

it('the page of an entry that was published', () => {
  const names = ['passerelle', 'k3jq0v9w1x2y3z4a5b6c7d8e'];
  expect(pagesOfChange({ of: news, names })).toEqual(['/actualites/passerelle']);
  expect(pagesOfChange({ of: events, names: ['salon'] })).toEqual(['/agenda/salon']);
});

it('returns none for removed entries, entries without a page, and unknown ones', () => {
  expect(pagesOfChange({ of: events, names: ['salon'], removed: true })).toEqual([]);
  expect(pagesOfChange({ of: faqs, names: ['x'] })).toEqual([]);
  expect(pagesOfChange(unknownChange)).toEqual([]);
});
