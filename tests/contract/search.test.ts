/** The search on the demonstration school: visitors' queries and the expected pages. */
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { selectionOf } from '../../app/content/selection.server';
import { answerTo } from '../../app/search/curated-answers';
import { kinds } from '../../app/search/document';
import type { SearchIndex } from '../../app/search/index-builder';
import knownMisses from '../../app/search/known-misses.json';
import queries from '../../app/search/real-queries.json';
import { search } from '../../app/search/search';
import { createSiteSearch } from '../../app/search/site-search.server';
import { searchParts } from '../../app/search-sources/all.server';
import { createLabels } from '../../app/site/labels';
import { createRig } from './service';

const priced = z.object({
  slug: z.string(),
  prices: z.array(z.object({ status: z.string(), amount: z.number().nullish() })),
});

let index: SearchIndex;
let missing: readonly string[];

beforeAll(async () => {
  const { content, now } = createRig();
  const site = createSiteSearch({
    parts: async () => searchParts({ content, labels: createLabels({}), now: new Date(now) }),
    nameSchool: async () => 'IET',
    clock: () => 0,
    log: { warn: () => undefined },
  });
  await site.refresh();
  index = await site.index();
  ({ missing } = site);
});

/** The links of the results page, in order: the editors' answer first. */
function answersTo(query: string): string[] {
  const { hits, terms } = search(index, query);
  const curated = answerTo(index, terms);
  return [...(curated ? [curated.href] : []), ...hits.map(({ document }) => document.href)];
}

it('every part of the site is searched', () => {
  expect(missing).toEqual([]);
  const found = new Set(index.documents.map(({ kind }) => kind));
  expect(kinds.filter((kind) => !found.has(kind))).toEqual([]);
});

it.each([400, 403, 404, 405])(
  'a content service without synonyms (%i) is searched without them',
  async (status) => {
    const { content, now } = createRig({
      spoil: async ({ url }, response) =>
        new URL(url).pathname.startsWith('/api/synonyms')
          ? Response.json(
              { data: null, error: { status, name: 'NotFoundError', message: 'Not Found' } },
              { status },
            )
          : response,
    });
    const failed: unknown[] = [];
    const parts = searchParts({ content, labels: createLabels({}), now: new Date(now) });
    const synonyms = parts.find(({ name }) => name === 'synonyms');
    for await (const entry of synonyms?.read((what) => failed.push(what)) ?? []) failed.push(entry);
    expect(failed).toEqual([]);
  },
);

describe('visitors’ queries', () => {
  // A query without the expected result is added to the real ones, and listed here until it works.
  it('find the expected result among the first three, except for the known misses', () => {
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

describe('a query that names a campus', () => {
  /** Each named as visitors do. */
  const campuses = () =>
    index.documents.filter(({ kind }) => kind === 'campus').map(({ title, href }) => ({ title, href }));
  const placesOf = (query: string) =>
    search(index, query).hits.flatMap(({ document }) =>
      document.kind === 'event' || document.kind === 'campus'
        ? document.details.flatMap((detail) => (detail.kind === 'place' ? [document] : []))
        : [],
    );

  it.each(['portes ouvertes', 'vis ma vie', 'épreuves d’admission', 'job dating'])(
    'finds nothing that takes place at another: %s',
    (kind) => {
      for (const { title, href } of campuses()) {
        const elsewhere = placesOf(`${kind} ${title}`).filter(({ kind, href: address, details }) =>
          kind === 'campus' ? address !== href : !details.some((one) => 'text' in one && one.text === title),
        );
        expect(elsewhere, `${kind} ${title}`).toEqual([]);
      }
    },
  );

  it('finds its campus or its open day first', () => {
    for (const { title, href } of campuses()) {
      const [first = ''] = answersTo(`portes ouvertes ${title}`);
      expect([href, `/agenda/journee-portes-ouvertes-${href.replace('/campus/', '')}`]).toContain(first);
    }
  });
});

describe('the answers editors wrote', () => {
  const curated = (query: string) => answerTo(index, search(index, query).terms);

  it('are thirty, each found by every one of its wordings', () => {
    expect(index.answers).toHaveLength(30);
    for (const { question, href } of index.answers) expect(curated(question)?.href, question).toBe(href);
  });

  it('come before the results: prices for a query about the cost of a BTS', () => {
    for (const query of ['combien coûte un bts', 'prix bts', 'c’est combien un bts'])
      expect(answersTo(query)[0], query).toBe('/tarifs#niveau-2');
  });

  it('say the prices the sheets say', async () => {
    const { content } = createRig();
    const { items } = await content.list('/programmes', priced, {
      ...selectionOf(priced),
      sort: ['slug:asc'],
      pagination: { limit: 100 },
    });
    for (const [query, family] of [
      ['prix bts', 'bts-'],
      ['prix bachelor', 'bachelor-'],
      ['prix mastère', 'mastere-'],
    ] as const) {
      const amounts = items
        .filter(({ slug }) => slug.startsWith(family))
        .flatMap(({ prices }) =>
          prices.flatMap(({ status, amount }) => (status === 'initial' ? (amount ?? []) : [])),
        );
      const said = [...(curated(query)?.answer ?? '').matchAll(/\d[\d\u202f\u00a0 ]{3,}\d/g)].map(
        ([number]) => Number(number.replace(/\D/g, '')),
      );
      expect(said, query).toEqual([...new Set([Math.min(...amounts), Math.max(...amounts)])]);
    }
  });
});
