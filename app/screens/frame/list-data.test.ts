import { expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { fallbackSettings } from '~/site/settings.server';
import type { Facts } from '~/site/structured-data/facts';
import { entriesBelow, listData } from './list-data';

const origin = 'https://www.ecole.example';
const facts: Facts = { origin, settings: fallbackSettings, t: createLabels({}) };

it('of a list has its entries in order, numbered across pages, and is absent for an empty one', () => {
  const entries = entriesBelow('blog/:slug', [
    { slug: 'haies', title: 'Les haies' },
    { slug: 'lagon', title: 'Le lagon' },
  ]);
  expect(listData(entries)(facts)).toEqual({
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, url: `${origin}/blog/haies`, name: 'Les haies' },
      { '@type': 'ListItem', position: 2, url: `${origin}/blog/lagon`, name: 'Le lagon' },
    ],
  });
  expect(listData(entries, 13)(facts)).toMatchObject({
    itemListElement: [{ position: 13 }, { position: 14 }],
  });
  expect(listData([])(facts)).toBeNull();
});
