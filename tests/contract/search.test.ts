/** The search on the demonstration school: what visitors type, and where it should lead them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createPacker } from '../../app/search/document';
import { createIndexBuilder, type SearchIndex } from '../../app/search/index-builder';
import knownMisses from '../../app/search/known-misses.json';
import queries from '../../app/search/real-queries.json';
import { search } from '../../app/search/search';
import { everyDocument } from '../../app/search-sources/all.server';
import { createLabels } from '../../app/site/labels';
import { createRig } from './service';

let index: SearchIndex;
const failed: string[] = [];

beforeAll(async () => {
  const { content, now } = createRig();
  const pack = createPacker();
  const builder = createIndexBuilder();
  const context = { content, labels: createLabels({}), now: new Date(now) };
  for await (const document of everyDocument(context, (source) => failed.push(source)))
    builder.add(pack(document));
  index = builder.finish();
}, 60_000);

const answersTo = (query: string) => search(index, query).hits.map(({ document }) => document.href);

it('every part of the site is searched', () => {
  expect(failed).toEqual([]);
  const kinds = new Set(index.documents.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['campus', 'career', 'event', 'news', 'page', 'post', 'programme']);
});

describe('what visitors type', () => {
  // A query that disappoints is entered among the real ones first, and here until it is found.
  it('finds what they mean among the first three answers, but for the known misses', () => {
    const misses = queries.flatMap(({ query, expected }) => {
      const answers = answersTo(query);
      const place = answers.indexOf(expected) + 1;
      return place >= 1 && place <= 3 ? [] : [{ query, expected, place, instead: answers.slice(0, 3) }];
    });
    for (const { query, expected, place, instead } of misses)
      console.info(`  “${query}”: ${expected} at ${place || 'no place'}, after ${instead.join(', ')}`);
    const missed = misses.map(({ query }) => query);
    const newlyMissed = missed.filter((query) => !knownMisses.includes(query));
    expect(newlyMissed, 'found until now, and no longer').toEqual([]);
    const newlyFound = knownMisses.filter((query) => !missed.includes(query));
    expect(newlyFound, 'found now: take them off known-misses.json').toEqual([]);
  });

  it('is asked in hundreds of real queries, of which few are known misses', () => {
    expect(queries.length).toBeGreaterThanOrEqual(240);
    expect(knownMisses.length / queries.length).toBeLessThanOrEqual(0.03);
  });
});
