import { expect, it } from 'vitest';
import { pagesOfChange } from './pages-of-change';

it('the page of an entry that was published', () => {
  const names = ['passerelle', 'k3jq0v9w1x2y3z4a5b6c7d8e'];
  expect(pagesOfChange({ collection: 'iet-news', names }, 'iet')).toEqual(['/actualites/passerelle']);
  expect(pagesOfChange({ collection: 'events', names: ['salon'] }, 'iet')).toEqual(['/agenda/salon']);
});

it('none for what was removed, for what has no page, and for what nobody knows', () => {
  expect(pagesOfChange({ collection: 'events', names: ['salon'], removed: true }, 'iet')).toEqual([]);
  expect(pagesOfChange({ collection: 'faqs', names: ['x'] }, 'iet')).toEqual([]);
  expect(pagesOfChange({ collection: '*', names: [] }, 'iet')).toEqual([]);
});
