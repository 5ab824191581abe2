/**
 * The demonstration states each fact in one way: `CONTENT_DIRECTORY` names another school, or a copy of it with
 * contradictions to be found. Whoever sees two sentences here that tell two things adds them to `read-pairs.json`.
 */
import { expect, it } from 'vitest';
import { renderedSite } from '../rendered-site';
import { wrongContacts } from './contacts';
import { contradictions } from './contradictions';
import { pairOf, readPairs } from './read-pairs';
import { toldEntries } from './told-entries';
import { toldPages, unquoted } from './told-pages';

const directory = process.env['CONTENT_DIRECTORY'] ?? 'content-service/data';

it('the entries state no fact in two ways', () => {
  const found = contradictions(toldEntries(directory));
  const open = found
    .filter((one) => !readPairs.has(pairOf(one)))
    .map(({ about, one, other }) => ({
      about,
      said: [one, other].map(({ value, where, sentence }) => `${value} @ ${where}: ${sentence}`),
    }));
  expect(open).toEqual([]);
  // What nobody needs any more is taken off the list.
  const known = new Set(found.map(pairOf));
  expect([...readPairs].filter((pair) => !known.has(pair))).toEqual([]);
});

it('the pages quote the facts, and print the contacts that their links lead to', async () => {
  process.env['PUBLIC_ORIGIN'] = 'https://www.ecole.example';
  process.env['ENGLISH_ENABLED'] = 'true';
  const pages = await toldPages(await renderedSite('https://www.ecole.example'), directory);
  expect(pages.length).toBeGreaterThan(300);
  expect([...wrongContacts(pages), ...unquoted(toldEntries(directory), pages)]).toEqual([]);
}, 240_000);
