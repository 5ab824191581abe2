/**
 * `npm run bench peers`: the same catalogue page from this site and from other frameworks, as ratios made in one run.
 * `npm run bench peers -- --rounds=5 --only=next,astro --port=5600`
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loopTime } from '../calibration/loop.mjs';
import { describeMachine } from '../machine.mjs';
import { startServer, stopAll } from '../processes.mjs';
import { printTable } from '../table.mjs';
import { contestantOf, peers, thisSite } from './contestants.mjs';
import { hits, renders, starts } from './measure.mjs';
import { parseOptions } from './options.mjs';
import { prepare } from './prepare.mjs';
import { rowsOf } from './rows.mjs';
import { checkComplete, weigh } from './weigh.mjs';

/** @import { Running } from './measure.mjs' */

/** Starts of each server: a start differs less from the next than a page does. */
const mostStarts = 3;

const options = parseOptions(
  process.argv.slice(2),
  peers.map(({ name }) => name),
);
const chosen = peers.filter(({ name }) => options.only.includes(name));
execFileSync(process.execPath, ['tools/build.mjs', '--if-needed'], { stdio: 'inherit' });
for (const peer of chosen) prepare(peer);
const machine = [
  ...describeMachine(['autocannon']),
  `one loop of calibration: ${loopTime().toFixed(3)} ms of processor before the run`,
];
const directory = mkdtempSync(path.join(tmpdir(), 'bench-peers-'));
try {
  const { rows, columns } = await measure();
  console.log(`\n${machine.join('\n')}\n`);
  printTable(rows, columns);
  const notes = chosen.flatMap(({ newest }) => newest ?? []);
  if (notes.length > 0) console.log(`\nOf Node ${process.versions.node}: ${notes.join('; ')}.`);
} finally {
  await stopAll();
  rmSync(directory, { recursive: true, force: true });
}

async function measure() {
  const { port, rounds } = options;
  const service = await startServer([process.execPath, 'build/content-service.js'], {
    port,
    path: '/api/login',
  });
  const data = await startServer([process.execPath, 'bench/peers/data.mjs'], {
    port: port + 1,
    path: '/catalogue/1',
    env: { CONTENT_SERVICE: service.origin },
  });
  const contestants = [
    thisSite(data.origin, path.join(directory, 'content-copy')),
    ...chosen.map((peer) => contestantOf(peer, data.origin)),
  ];
  const started = await starts(contestants, port + 2, Math.min(rounds, mostStarts));
  /** @type {Running[]} */
  const running = [];
  for (const [index, one] of contestants.entries())
    running.push({ ...one, server: await one.start(port + 2 + index) });
  for (const one of running) await checkComplete(one);
  const weights = new Map();
  for (const one of running) weights.set(one.name, await weigh(one));
  const { results, plain, evicted } = await renders(running, data.origin, rounds);
  const kept = await hits(
    running.filter((one) => one.kept !== null),
    data.origin,
    rounds,
  );
  return rowsOf(contestants, { started, weights, results, plain, evicted, kept });
}
