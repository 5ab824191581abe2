/** The search on the demonstration school: what visitors type, and where it should lead them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createPacker } from '../../app/search/document';
import { createIndexBuilder, type SearchIndex } from '../../app/search/index-builder';
import queries from '../../app/search/real-queries.json';
import { search } from '../../app/search/search';
import { everyDocument } from '../../app/search/sources/all.server';
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
  it('finds what they mean among the first three answers, in 95 of 100 cases', () => {
    const misses = queries.flatMap(({ query, expected }) => {
      const answers = answersTo(query);
      const place = answers.indexOf(expected) + 1;
      return place >= 1 && place <= 3 ? [] : [{ query, expected, place, instead: answers.slice(0, 3) }];
    });
    const found = queries.length - misses.length;
    const score = `${found} of ${queries.length} queries (${((100 * found) / queries.length).toFixed(1)} %)`;
    console.info(`Expected answer among the first three: ${score}`);
    for (const { query, expected, place, instead } of misses)
      console.info(`  “${query}”: ${expected} at ${place || 'no place'}, after ${instead.join(', ')}`);
    expect(queries.length).toBeGreaterThanOrEqual(60);
    expect(found / queries.length, score).toBeGreaterThanOrEqual(0.95);
  });
});
