/**
 * `npm run fuzz [-- --seconds=60 | --minutes=60] [--seed=7] [--only=addresses,content]`: random input
 * against the built site, earlier findings first. Exit code 1 with any finding.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describeMachine } from '../../bench/machine.mjs';
import { printTable } from '../../bench/table.mjs';
import { buildAll } from '../../tools/build.mjs';
import { freePorts } from '../../tools/free-port.mjs';
import { createRig } from '../faults/rig/rig.mjs';
import { addresses } from './addresses.mjs';
import { content } from './content.mjs';
import { cookies } from './cookies.mjs';
import { forms } from './forms.mjs';
import { headers } from './headers.mjs';
import { runLane } from './lane.mjs';
import { pictures } from './pictures.mjs';
import { keep } from './seeds.mjs';

/**
 * @import { Rig } from '../faults/rig/rig.mjs'
 * @import { Stage, Target } from './confirm.mjs'
 * @import { Finding } from './lane.mjs'
 * @typedef {(rig: Rig) => Promise<Stage>} Start
 */

/** @type {(Target & { stage: Start })[]} */
const allTargets = [addresses, headers, cookies, forms, content, pictures];
/** @param {string} name @param {string | number} fallback */
const option = (name, fallback) =>
  process.argv
    .slice(2)
    .find((text) => text.startsWith(`--${name}=`))
    ?.slice(name.length + 3) ?? fallback;
const seconds = Number(option('seconds', 60 * Number(option('minutes', 1))));
const seed = Number(option('seed', Date.now() % 1_000_000));
const chosenNames = String(option('only', allTargets.map(({ name }) => name).join(','))).split(',');
const unknownNames = chosenNames.filter((name) => !allTargets.some((target) => target.name === name));
if (unknownNames.length > 0 || !(seconds >= 0) || !Number.isInteger(seed))
  throw new Error(
    `usage: --seconds=60 --minutes=60 --seed=7 --only=${allTargets.map(({ name }) => name).join(',')}`,
  );

await buildAll({ ifNeeded: true });
console.log(
  `${describeMachine(['fast-check']).join('\n')}\nseed ${seed}, ${seconds} s, ${chosenNames.join(', ')}\n`,
);

/** A run that is held sees answers late. */
const ownDelay = monitorEventLoopDelay();
ownDelay.enable();

let port = Number(option('port', 0)) || (await freePorts(60));
const nextPort = () => {
  port += 1;
  return port;
};
/** Targets of one stage share its site, and take turns on it; stages run side by side. */
/** @type {Map<Start, Target[]>} */
const lanes = new Map();
for (const target of allTargets.filter(({ name }) => chosenNames.includes(name)))
  lanes.set(target.stage, [...(lanes.get(target.stage) ?? []), target]);
const rigs = [...lanes].map(([start, targets]) => ({
  start,
  targets,
  rig: createRig({ nextPort, seed, short: false }),
}));
try {
  const staged = [];
  for (const { start, targets, rig } of rigs) staged.push({ targets, stage: await start(rig) });
  const end = performance.now() + seconds * 1000;
  const run = { seed, seconds, until: () => performance.now() > end, tell, keep };
  const results = await Promise.all(staged.map(({ targets, stage }) => runLane(targets, stage, run)));
  report(results);
} finally {
  await Promise.all(rigs.map(({ rig }) => rig.end()));
}

/**
 * At once, so that an interrupted run has printed it
 * @param {Finding} finding
 */
function tell({ target, kind, detail, input, seed: from, confirmed }) {
  console.log(`${confirmed ? 'FOUND' : 'ONCE, AND NOT AGAIN'} ${target}: ${kind}\n  ${detail}`);
  if (input !== null) console.log(`  input ${JSON.stringify(input)?.slice(0, 2000)}`);
  console.log(
    `  again: npm run fuzz -- --seconds=0 --only=${target.replaceAll(' ', '')}${from === null ? '' : `   or --seconds=30 --seed=${from}`}\n`,
  );
}

/** @param {Awaited<ReturnType<typeof runLane>>[]} results */
function report(results) {
  printTable(
    results.flatMap(({ counts }) =>
      [...counts].map(([target, { inputs, seeds, batches, cut, answers }]) => ({
        target,
        inputs: String(inputs),
        seeds: String(seeds),
        batches: String(batches),
        'not sent, time over': String(cut),
        answers: Object.entries(answers)
          .map(([answer, count]) => `${answer}: ${count}`)
          .join(', '),
      })),
    ),
    ['target', 'inputs', 'seeds', 'batches', 'not sent, time over', 'answers'],
  );
  console.log('');
  /** @param {number[]} list */
  const megabytes = (list) => `${Math.round(list.at(0) ?? 0)}, ${Math.round(list.at(-1) ?? 0)} MB`;
  printTable(
    results.map(({ counts, memory, growth }) => ({
      site: [...counts.keys()].join(', '),
      'pages collected: first, last': megabytes(memory.pages),
      'pages, most': `${Math.round(memory.most.pages)} MB`,
      'pictures, most': `${Math.round(memory.most.pictures)} MB`,
      'last quarter to the one before': growth === null ? 'too short to say' : growth.toFixed(2),
      'loop held, longest': `${Math.round(memory.hold)} ms`,
    })),
    [
      'site',
      'pages collected: first, last',
      'pages, most',
      'pictures, most',
      'last quarter to the one before',
      'loop held, longest',
    ],
  );
  console.log(`\nlongest the run itself was held: ${Math.round(ownDelay.max / 1e6)} ms`);
  const findings = results.flatMap(({ findings: found }) => found);
  const confirmed = findings.filter((finding) => finding.confirmed);
  console.log(
    `seed ${seed}: ${confirmed.length === 0 ? 'nothing was found' : `${confirmed.length} found`}, ${findings.length - confirmed.length} once and not again`,
  );
  for (const { target, kind } of confirmed) console.log(`  ${target}: ${kind}`);
  process.exitCode = confirmed.length === 0 ? 0 : 1;
}
