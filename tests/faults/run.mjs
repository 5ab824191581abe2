/**
 * `npm run faults`: starts the built site with a failing content service and hostile visitors, and proves each promise
 * with a figure. `npm run faults -- killed token --short --seed=7`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { describeMachine } from '../../bench/machine.mjs';
import { printTable } from '../../bench/table.mjs';
import { buildAll } from '../../tools/build.mjs';
import { freePorts } from '../../tools/free-port.mjs';
import { parts } from './parts.mjs';
import { createRig } from './rig/rig.mjs';
import { row } from './rig/rows.mjs';

/** @import { Row } from './rig/rows.mjs' */

const given = process.argv.slice(2);
/** @param {string} name @param {string | number} fallback */
const option = (name, fallback) =>
  given.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback;
const chosen = given.filter((text) => !text.startsWith('--'));
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0)
  throw new Error(`no such part: ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);

await buildAll({ ifNeeded: true });
const machine = describeMachine(['fast-check', 'playwright']);
/** More than the parts start. */
let port = Number(option('port', 0)) || (await freePorts(600));
const run = {
  short: given.includes('--short'),
  /** Random input can be repeated. */
  seed: Number(option('seed', Date.now() % 1_000_000)),
  nextPort() {
    port += 1;
    return port;
  },
};
const startedAt = performance.now();
const all = Object.keys(parts);
const names = chosen.length > 0 ? chosen : all.filter((name) => !(run.short && parts[name].wholeRunOnly));
const leftOut = chosen.length > 0 ? [] : all.filter((name) => !names.includes(name));
if (leftOut.length > 0) console.log(`Not in the short form: ${leftOut.join(', ')}`);
// In full each part has the machine to itself; in the short form they share it, and waiting parts start first.
const queue = run.short
  ? names.toSorted((a, b) => Number(parts[b].waits ?? 0) - Number(parts[a].waits ?? 0))
  : [...names];
const columns = ['part', 'promise', 'limit', 'measured', 'ok'];
/** @param {PartRow[]} rows */
const brokenIn = (rows) => rows.filter(({ ok }) => !ok);
/** @typedef {Row & { part: string }} PartRow @type {Record<string, PartRow[]>} */
const found = {};
async function lane() {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) found[name] = await runPart(name);
}
await Promise.all(Array.from({ length: run.short ? 3 : 1 }, lane));
// A failure beside other parts, on an unknown machine, is tried a second time alone.
if (run.short) {
  for (const name of names.filter((part) => brokenIn(found[part]).length > 0)) {
    console.log(`${name} again, alone, for:`);
    printTable(brokenIn(found[name]), columns);
    found[name] = await runPart(name);
  }
}
const rows = names.flatMap((name) => found[name]);
console.log(`\n${machine.join('\n')}`);
console.log(
  `seed ${run.seed}, ${run.short ? 'short form, ' : ''}${Math.round((performance.now() - startedAt) / 1000)} s\n`,
);
printTable(rows, columns);
const broken = brokenIn(rows);
const failed = broken.length;
// Once more at the end, where a reader of a long log looks first.
if (failed > 0) {
  console.log('\nBroken:');
  printTable(broken, columns);
}
console.log(`\n${rows.length - failed} promises held, ${failed} broken`);
const report = String(option('report', ''));
if (report) {
  mkdirSync(new URL('.', new URL(report, `file://${process.cwd()}/`)), { recursive: true });
  writeFileSync(
    report,
    JSON.stringify({ passed: rows.length - failed, failed, seed: run.seed, rows }, null, 2),
  );
}
process.exitCode = failed === 0 ? 0 : 1;

/** @param {string} name @returns {Promise<PartRow[]>} */
async function runPart(name) {
  const rig = createRig(run);
  const since = performance.now();
  try {
    const found = await parts[name].prove(rig);
    console.log(`${name}: ${Math.round((performance.now() - since) / 100) / 10} s`);
    return found.map((line) => ({ part: name, ...line }));
  } catch (error) {
    console.error(error);
    return [{ part: name, ...row('the part runs to its end', 'yes', error.message, false) }];
  } finally {
    await rig.end();
  }
}
