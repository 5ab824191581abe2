/**
 * What a page costs, as ratios of one run.
 * `npm run bench hits misses crowd stale lists pictures start weights -- --seconds=8 --rounds=5`
 *
 * `--at=COMMIT` measures the site as it was at another commit.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { atCommit, git } from '../tools/at-commit.mjs';
import { freePorts } from '../tools/free-port.mjs';
import { loopTime } from './calibration/loop.mjs';
import { crowd } from './crowd.mjs';
import { hits } from './hits.mjs';
import { listPages } from './lists.mjs';
import { generator } from './load.mjs';
import { describeMachine } from './machine.mjs';
import { misses } from './misses.mjs';
import { pictures } from './pictures.mjs';
import { stopAll } from './processes.mjs';
import { everythingStale } from './stale.mjs';
import { starts } from './start.mjs';
import { printTable } from './table.mjs';
import { weights } from './weights.mjs';

/**
 * @import { Figure } from './table.mjs'
 * @typedef {{ port: number, seconds: number, rounds: number, directory: string }} Options `rounds`: of each server, in
 * turns
 */

/** @type {Record<string, (options: Options) => Promise<Figure[]>>} */
const parts = {
  hits,
  misses,
  crowd,
  stale: everythingStale,
  lists: listPages,
  pictures,
  start: starts,
  weights,
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string' },
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    at: { type: 'string' },
  },
});
const unknownNames = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknownNames.length > 0)
  giveUp(`${unknownNames.join(', ')}: no part of the bench; there are ${Object.keys(parts).join(', ')}.`);
const chosenParts = positionals.length > 0 ? positionals : Object.keys(parts);
const commit = git('rev-parse', '--verify', '--quiet', `${values.at ?? 'HEAD'}^{commit}`);
if (commit === null && values.at !== undefined) giveUp(`--at=${values.at}: no commit of that name.`);

const loop = loopTime();
const machine = [
  ...describeMachine(),
  `load by ${generator}`,
  `one loop of calibration: ${loop.toFixed(3)} ms of processor before the run`,
];
const rows = values.at === undefined || commit === null ? await run() : await runAt(commit);
console.log(`\n${machine.join('\n')}\n`);
printTable(rows);
process.exitCode = rows.some((row) => row.held === false) ? 1 : 0;

/** Measures the build in the working directory. @returns {Promise<Figure[]>} */
async function run() {
  execFileSync(process.execPath, ['tools/build.mjs', '--if-needed'], { stdio: 'inherit' });
  const directory = mkdtempSync(path.join(tmpdir(), 'bench-'));
  // nginx's worker runs as nobody.
  chmodSync(directory, 0o755);
  const { seconds, rounds } = values;
  const port = Number(values.port) || (await freePorts(60));
  const options = { port, seconds: Number(seconds), rounds: Number(rounds), directory };
  /** @type {Figure[]} */
  const figures = [];
  try {
    for (const name of chosenParts) figures.push(...(await parts[name](options)));
  } finally {
    await stopAll();
    rmSync(directory, { recursive: true, force: true });
  }
  return figures;
}

/** Measures another commit with today's bench. @param {string} commit */
async function runAt(commit) {
  const formerDirectory = process.cwd();
  /** @type {Figure[]} */
  let figures = [];
  await atCommit(commit, async (folder) => {
    process.chdir(folder);
    try {
      figures = await run();
    } finally {
      process.chdir(formerDirectory);
    }
  });
  return figures;
}

/** @param {string} message @returns {never} */
function giveUp(message) {
  console.error(message);
  process.exit(2);
}
