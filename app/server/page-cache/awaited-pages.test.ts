import { expect, it } from 'vitest';
import { collections } from '~/content/collections';
import { everythingChanged, unknownChange } from '~/content/content-change';
import { awaitedPages } from './awaited-pages';

const { news, events, labels, pages, partners } = collections;
const home = ['/', '/en', '/plan', '/sitemaps/actualites.xml'];
const paths = [
  ...[
    '/',
    '/en',
    '/plan',
    '/sitemaps/actualites.xml',
    '/actualites',
    '/actualites/page/2',
    '/actualites.atom',
    '/actualites/passerelle',
  ],
  ...['/actualites/autre', '/agenda', '/agenda.ics', '/agenda/salon', '/agenda/salon.ics', '/agenda-2026'],
  ...['/ecole', '/ecole/salon', '/campus/lyon'],
];

it.each([
  [
    'an entry of a list',
    { knownCollection: news, names: ['passerelle', 'k3jq0v9w1x2y3z4a5b6c7d8e'] },
    ['/actualites', '/actualites/page/2', '/actualites.atom', '/actualites/passerelle'],
  ],
  [
    'an event, with its calendar',
    { knownCollection: events, names: ['salon'] },
    ['/agenda', '/agenda.ics', '/agenda/salon', '/agenda/salon.ics', '/ecole/salon'],
  ],
  [
    'a page below a section',
    { knownCollection: pages, names: ['salon', 'ecole'] },
    ['/ecole', '/ecole/salon', '/agenda/salon', '/agenda/salon.ics'],
  ],
  ['an entry without a page', { knownCollection: partners, names: ['cluster'] }, []],
  [
    'what is on every page',
    { knownCollection: labels, names: ['commons.close'] },
    paths.filter((path) => !home.includes(path)),
  ],
])('of %s', (_, change, found) => {
  const isAwaited = awaitedPages({ collection: 'x', urgent: true, ...change });
  expect(paths.filter(isAwaited).toSorted()).toEqual([...home, ...found].toSorted());
});

it('of something unknown: each; of a change that nobody waits for: none', () => {
  expect(paths.filter(awaitedPages(everythingChanged))).toEqual(paths);
  expect(paths.filter(awaitedPages(unknownChange))).toEqual([]);
});
