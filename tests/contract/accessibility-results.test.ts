/** The statement and the footer match the results of `docs/accessibility.json`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const failure = z.strictObject({
  page: z.string(),
  what: z.string(),
  /** When it will be corrected. */
  by: z.iso.date(),
});

const criterion = z.strictObject({
  criterion: z.string(),
  title: z.string(),
  /** The places where it applies; without any, it does not. */
  pages: z.union([z.literal('all'), z.array(z.string())]),
  failing: z.array(failure),
  method: z.enum(['test', 'look']),
  heldBy: z.string(),
  /** What the last review inspected, for this criterion. */
  seen: z.string().min(1),
});
type Criterion = z.output<typeof criterion>;

const results = z
  .strictObject({
    reference: z.literal('RGAA 4.1.2'),
    assessedOn: z.iso.date(),
    auditor: z.string().nullable(),
    pages: z.record(z.string(), z.string().startsWith('/')),
    tried: z.array(z.string()),
    untried: z.array(z.string()),
    criteria: z.array(criterion),
    wcag22: z.array(criterion),
  })
  .parse(JSON.parse(readFileSync('docs/accessibility.json', 'utf8')));

const read = (file: string) => readFileSync(file, 'utf8');
const statement = read('content-service/data/articles/declaration-accessibilite/index.json');

const stateOf = ({ pages, failing }: Criterion) => {
  if (failing.length > 0) return 'non conforme';
  return pages.length > 0 ? 'conforme' : 'non applicable';
};
const countOf = (state: string) => results.criteria.filter((one) => stateOf(one) === state).length;

it('has each of the 106 criteria once, and those that WCAG 2.2 adds', () => {
  // RGAA 4.1.2: criteria of each of its thirteen topics.
  const counts = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
  const all = counts.flatMap((count, topic) =>
    Array.from({ length: count }, (_, at) => `${topic + 1}.${at + 1}`),
  );
  expect(results.criteria.map((one) => one.criterion)).toEqual(all);
  const added = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'];
  expect(results.wcag22.map((one) => one.criterion)).toEqual(added);
});

it('names pages that were looked at, and tests that there are', () => {
  const all = [...results.criteria, ...results.wcag22];
  const named = all.flatMap(({ pages, failing }) => [
    ...(pages === 'all' ? [] : pages),
    ...failing.map(({ page }) => page),
  ]);
  expect(named.filter((page) => !Object.hasOwn(results.pages, page))).toEqual([]);
  const testsOf = ({ heldBy }: Criterion) =>
    [...heldBy.matchAll(/`([\w.*-]+\.(?:spec|test)\.tsx?)`/g)].map(([, name = '']) => name);
  const there = testFiles().map((file) => path.basename(file));
  const isThere = (name: string) =>
    there.some((file) => new RegExp(`^${name.replaceAll('.', '\\.').replace('*', '.*')}$`).test(file));
  expect(all.flatMap(testsOf).filter((name) => !isThere(name))).toEqual([]);
  const unlike = all.filter((one) => (one.method === 'test') !== testsOf(one).length > 0);
  expect(unlike.map((one) => one.criterion)).toEqual([]);
});

it('gives the settings the figures that statement and footer quote', () => {
  const { facts } = JSON.parse(read('content-service/data/settings.json')) as {
    facts: Record<string, unknown>;
  };
  expect(facts['accessibility']).toEqual({
    ...(results.auditor === null ? {} : { auditor: results.auditor }),
    assessedOn: results.assessedOn,
    conforming: countOf('conforme'),
    failing: countOf('non conforme'),
    notApplicable: countOf('non applicable'),
  });
});

it('is in the statement, with the tested and the untested parts', () => {
  expect([...results.tried, ...results.untried].filter((what) => !statement.includes(what))).toEqual([]);
  const { updatedOn } = JSON.parse(statement) as { updatedOn: string };
  expect(updatedOn >= results.assessedOn, `dated ${updatedOn}`).toBe(true);
  const failing = results.criteria.filter((one) => stateOf(one) === 'non conforme');
  expect(
    failing.map((one) => one.criterion).filter((name) => !statement.includes(`Critère ${name} `)),
  ).toEqual([]);
  expect(statement).toContain(`${Object.keys(results.pages).length} pages`);
  expect(Object.values(results.pages).filter((address) => !statement.includes(`"${address}"`))).toEqual([]);
});

const testFiles = () =>
  ['app', 'tests', 'content-model', 'content-service/embedded'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:spec|test)\.tsx?$/.test(file),
    ),
  );
