/**
 * `npm run test:all`: what `npm test` leaves to the night and to a release: whole matrices, the growth of processor
 * times, the journeys on the Node of production, a real Strapi on both databases, the deployment, all faults and ten
 * minutes of random input. A part that fails does not keep the others from running; what was not run is listed at the
 * end. `npm run test:all -- matrices faults` runs only these parts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { readEndToEndReport, readUnitReport } from './test-summary.mjs';

/** @typedef {{ command: string[], env?: Record<string, string>, report?: string }} Run `report`: its file, if it has one */

/** The package of production's Node. */
const productionNode = `node-${process.platform}-${process.arch}@24`;
const matrices = [
  'tests/matrices/',
  ...['programme', 'templates', 'crawler', 'journeys', 'tab-order'].map((name) => `tests/e2e/${name}`),
];
const projects = ['matrices', 'js', 'no-js'].map((name) => `--project=${name}`);
const endToEnd = 'test-results/e2e/report.json';

/** @type {Record<string, Run[]>} */
const parts = {
  matrices: [
    {
      command: ['npx', 'vitest', 'run', 'tests/matrices', 'tests/growth', 'tests/contract/my-campus'],
      env: { MATRIX: 'whole' },
    },
    {
      command: ['npm', 'test', '--', ...matrices, ...projects],
      env: { MATRIX: 'whole' },
      report: endToEnd,
    },
  ],
  'node-24': [
    {
      command: [
        'npx',
        '--yes',
        `--package=${productionNode}`,
        '--',
        'node',
        'tools/test.mjs',
        '--only=e2e',
      ].concat('tests/e2e/journeys.spec.ts'),
      env: { MATRIX: 'whole' },
      report: endToEnd,
    },
  ],
  strapi: [{ command: ['npm', 'run', 'test:strapi'], report: 'test-results/strapi.json' }],
  'strapi-postgres': [
    {
      command: ['npm', 'run', 'test:strapi'],
      env: { CONTENT_UNDER_TEST: 'strapi-postgres' },
      report: 'test-results/strapi.json',
    },
  ],
  deploy: [{ command: ['npm', 'run', 'test:deploy'], report: 'test-results/deploy.json' }],
  faults: [{ command: ['npm', 'run', 'faults'] }],
  fuzz: [{ command: ['npm', 'run', 'fuzz', '--', '--minutes=10'] }],
};

const namedParts = process.argv.slice(2);
const unknown = namedParts.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
/** @type {string[]} */
const results = [];
/** @type {string[]} */
const notRun = [];
let failures = 0;
for (const [name, runs] of Object.entries(parts)) {
  if (namedParts.length > 0 && !namedParts.includes(name)) {
    notRun.push(`${name}: not asked for`);
    continue;
  }
  const startedAt = performance.now();
  const isGreen = runs.map(run).every(Boolean);
  if (!isGreen) failures += 1;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  results.push(`${isGreen ? 'passed' : 'FAILED'}  ${name}, ${seconds} s`);
}
console.log(`\n${results.join('\n')}`);
console.log(
  notRun.length > 0 ? `\nNot run:\n${notRun.map((line) => `  ${line}`).join('\n')}` : '\nEverything was run.',
);
console.log(`${results.length - failures} passed, ${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;

/** @param {Run} run @returns whether it passed; its skipped tests become lines of what was not run */
function run({ command: [program = '', ...parameters], env = {}, report }) {
  if (report) rmSync(report, { force: true });
  console.log(`\n${program} ${parameters.join(' ')}`);
  const { status } = spawnSync(program, parameters, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (report && existsSync(report)) {
    const read = report === endToEnd ? readEndToEndReport : readUnitReport;
    notRun.push(...read(JSON.parse(readFileSync(report, 'utf8')), process.cwd()).skipped);
  }
  return status === 0;
}
