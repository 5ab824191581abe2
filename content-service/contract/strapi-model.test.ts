/** What Strapi calls the content types of the model. */
import { expect, it } from 'vitest';
import { pluralOf } from './strapi-model';

it.each([
  ['theses', 'thesis', 'theses'],
  ['people', 'person', 'people'],
  ['{namespace}-news', 'news-item', 'news-items'],
])('a collection at %s, whose entry is a %s, has the plural %s', (path, singular, plural) => {
  expect(pluralOf({ path, singular })).toBe(plural);
});
