/**
 * `npm test`: all tests. Looks for a browser, builds if necessary, runs unit, component and contract tests, then the
 * end-to-end tests in a real Chromium. `npm test -- FILE…` runs these, `--only=unit` or `--only=e2e` one half. Its last
 * output and its exit status agree (`tools/test-summary.mjs`).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { chromium } from 'playwright';
import { findOrInstallBrowser, quickestBrowser } from './browser.mjs';
import { freePorts } from './free-port.mjs';
import { readEndToEndReport, readUnitReport, summarise } from './test-summary.mjs';

/** @import { Half } from './test-summary.mjs' */

const runnerParameters = process.argv.slice(2).filter((argument) => !argument.startsWith('--only='));
const only =
  process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ??
  halfOf(runnerParameters);
// Playwright empties its own folder of results when it starts.
const reports = { unit: 'test-results/unit.json', e2e: 'test-results/e2e/report.json' };

rmSync('test-results', { recursive: true, force: true });
/** @type {Half[]} */
const halves = [];
const browser = only === 'unit' ? null : findOrInstallBrowser();
// The browser's installation and the build take little more than one core, and run beside the unit tests.
const quickest = browser === null ? null : quickestBrowser(browser);
const buildStatus = browser === null ? 0 : run('tools/build.mjs', ['--if-needed']);
if (only !== 'e2e') {
  const status = await runUnit();
  halves.push({ name: 'unit', status, ran: reportAt(reports.unit, readUnitReport) });
}
if (quickest !== null) {
  const status = (await buildStatus) || (await runEndToEnd(await quickest));
  halves.push({ name: 'end-to-end', status, ran: reportAt(reports.e2e, readEndToEndReport) });
} else if (only !== 'unit') {
  halves.push({ name: 'end-to-end', status: 1, ran: null, lacks: 'a browser' });
}
const { text, isGreen } = summarise(halves);
console.log(`\n${text}`);
process.exitCode = isGreen ? 0 : 1;

/** The half that has the named files. @param {readonly string[]} parameters @returns {'unit' | 'e2e' | undefined} */
function halfOf(parameters) {
  const file = parameters.find((parameter) => !parameter.startsWith('-'));
  if (file === undefined) return undefined;
  return /^tests\/e2e\/|\.spec\.ts/.test(file) ? 'e2e' : 'unit';
}

function runUnit() {
  return run('node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports.unit}`,
    // Measured by time, so with a release (`tools/test-all.mjs`).
    '--exclude=tests/growth/**',
    ...(only === 'unit' ? runnerParameters : []),
  ]);
}

/** @param {string} browser path of its executable */
async function runEndToEnd(browser) {
  // The processes of Playwright agree on the ports by this variable (`tests/e2e/servers.ts`).
  process.env.E2E_PORT ??= String(await freePorts(4));
  // Playwright finds its own by itself, as a headless shell.
  if (browser !== chromium.executablePath()) process.env.CHROMIUM_PATH = browser;
  return run('node_modules/playwright/cli.js', ['test', ...(only === 'e2e' ? runnerParameters : [])]);
}

/** @param {string} script @param {string[]} parameters @returns {Promise<number>} its exit status */
async function run(script, parameters) {
  const child = spawn(process.execPath, [script, ...parameters], { stdio: 'inherit' });
  const [status] = await once(child, 'exit');
  return status ?? 1;
}

/**
 * A runner's report; null if there is none.
 *
 * @template Ran
 * @param {string} file @param {(report: any, folder: string) => Ran} read
 */
function reportAt(file, read) {
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')), process.cwd()) : null;
}
