/**
 * `npm run bench`: what a page costs, as ratios made in one run (decision 020).
 * `npm run bench -- hits misses crowd lists finder instances pictures --seconds=8 --rounds=5 --port=4300`
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAll } from '../tools/build.mjs';
import { loopTime } from './calibration/loop.mjs';
import { crowd } from './crowd.mjs';
import { finderPages } from './finder.mjs';
import { hits } from './hits.mjs';
import { instances } from './instances.mjs';
import { listPages } from './lists.mjs';
import { describeMachine } from './machine.mjs';
import { misses } from './misses.mjs';
import { pictures } from './pictures.mjs';
import { stopAll } from './processes.mjs';
import { printTable } from './table.mjs';

/**
 * @import { Figure } from './table.mjs'
 * @typedef {{ port: number, seconds: number, rounds: number, directory: string }} Options `rounds`: of each server, in turns
 */

/** @type {Record<string, (options: Options) => Promise<Figure[]>>} */
const parts = { hits, misses, crowd, lists: listPages, finder: finderPages, instances, pictures };
const given = process.argv.slice(2);
/** @param {string} name @param {number} fallback */
const option = (name, fallback) =>
  Number(given.find((text) => text.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);
const chosen = given.filter((text) => Object.hasOwn(parts, text));

await buildAll({ ifNeeded: true });
const directory = mkdtempSync(path.join(tmpdir(), 'bench-'));
// nginx's worker runs as nobody.
chmodSync(directory, 0o755);
const options = {
  port: option('port', 4300),
  seconds: option('seconds', 6),
  rounds: option('rounds', 3),
  directory,
};
const machine = [
  ...describeMachine(),
  `one loop of calibration: ${loopTime().toFixed(3)} ms of processor before the run`,
];
/** @type {Figure[]} */
const rows = [];
try {
  for (const name of chosen.length > 0 ? chosen : Object.keys(parts))
    rows.push(...(await parts[name](options)));
} finally {
  await stopAll();
  rmSync(directory, { recursive: true, force: true });
}
console.log(`\n${machine.join('\n')}\n`);
printTable(rows);
process.exitCode = rows.some((row) => row.held === false) ? 1 : 0;
