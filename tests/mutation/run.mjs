/**
 * `npm run mutate [-- room… --mutate=app/school/agenda/by-month.ts]`: changes the code of each room on purpose, one place at
 * a time, and counts the changes its tests notice (decision 044). Fails when a room is below its least score.
 */
import { fileURLToPath } from 'node:url';
import { printTable } from '../../bench/table.mjs';
import { installOwnPackages } from '../../tools/own-packages.mjs';
import { rooms } from './rooms.mjs';

const given = process.argv.slice(2);
const some = given.find((text) => text.startsWith('--mutate='))?.slice('--mutate='.length);
const chosen = given.filter((text) => !text.startsWith('--'));
const unknown = chosen.filter((name) => !Object.hasOwn(rooms, name));
if (unknown.length > 0)
  throw new Error(`no such room: ${unknown.join(', ')}; there are ${Object.keys(rooms).join(', ')}`);

installOwnPackages('tests/mutation');
const { Stryker } = await import('@stryker-mutator/core');

/** The place of the last results: only later changes are tried again. */
const cache = 'node_modules/.cache/mutation';
const rows = [];
for (const name of chosen.length > 0 ? chosen : Object.keys(rooms)) rows.push(await mutate(name));
printTable(rows, ['room', 'mutants', 'killed', 'survived', 'score', 'least', 'ok']);
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;

/** @param {string} name */
async function mutate(name) {
  const { mutate: files, tests, least } = rooms[name];
  const results = await new Stryker({
    mutate: some ? some.split(',') : files,
    testFiles: tests,
    testRunner: 'warm-vitest',
    plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('warm-vitest.mjs', import.meta.url))],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Code that runs once, when a module is loaded, would need a separate thread for each mutant.
    ignoreStatic: true,
    concurrency: 1,
    timeoutMS: 20_000,
    // A loaded machine is slow, not wrong.
    dryRunTimeoutMinutes: 30,
    incremental: true,
    incrementalFile: `${cache}/${name}-incremental.json`,
    tempDirName: '.cache/mutation',
    ignorePatterns: ['/build', '/docs', '/screenshots', '/reports', '/test-results'],
    reporters: ['progress-append-only', 'clear-text', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `${cache}/${name}.json` },
  }).runMutationTest();
  /** @param {string[]} statuses */
  const count = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const survived = count('Survived', 'NoCoverage');
  const score = Math.floor((1000 * killed) / (killed + survived)) / 10;
  const row = { mutants: killed + survived, killed, survived, score, least };
  // The table is of texts.
  const texts = Object.fromEntries(Object.entries(row).map(([column, figure]) => [column, `${figure}`]));
  return { room: name, ...texts, ok: score >= least };
}
