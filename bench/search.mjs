/**
 * How long a search takes with 10,000 documents, and whether building the index holds anybody up.
 * `npm run bench:search [-- documents]`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { build } from 'esbuild';

const count = Number(process.argv[2] ?? 10_000);
const rounds = 20;
const entry = `
  export { createSiteSearch } from './app/search/site-search.server';
  export { search } from './app/search/search';
  export { manyDocuments, someQueries } from './app/search/testing';
`;

const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const outfile = path.join(folder, 'search.mjs');
await build({
  stdin: { contents: entry, resolveDir: process.cwd(), loader: 'ts' },
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'error',
});
const { createSiteSearch, search, manyDocuments, someQueries } = await import(outfile);

const loop = monitorEventLoopDelay({ resolution: 1 });
const site = createSiteSearch({
  async *read() {
    yield* manyDocuments(count);
  },
  clock: () => performance.now(),
  log: { warn: console.warn },
});
const began = performance.now();
loop.enable();
await site.refresh();
loop.disable();
const index = await site.index();
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(`${count} documents, ${index.words.termCount} words: built in ${seconds} s`);
console.log(`longest slice of the build: ${(loop.max / 1e6).toFixed(1)} ms`);

const rows = /** @type {string[]} */ (someQueries).map((query) => {
  /** @type {number[]} */
  const times = [];
  let found = 0;
  const spent = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    found = search(index, query).hits.length;
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(spent);
  times.sort((a, b) => a - b);
  return {
    query,
    found,
    'processor ms': round2((user + system) / 1000 / rounds),
    'median ms': round2(times[rounds / 2]),
    'best ms': round2(times[0]),
  };
});
console.table(rows);
for (const column of /** @type {const} */ (['processor ms', 'median ms', 'best ms'])) {
  const all = rows.map((row) => row[column]).sort((a, b) => a - b);
  console.log(
    `${column}: half of the queries within ${all[Math.floor(all.length / 2)]}, all within ${all.at(-1)}`,
  );
}

/** @param {number} milliseconds */
function round2(milliseconds) {
  return Math.round(milliseconds * 100) / 100;
}
