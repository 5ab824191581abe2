/**
 * `npm test`: everything. Builds what is not built, runs unit, component and contract tests, the short form of
 * the faults, then the end-to-end tests in a real Chromium. `--only=unit`, `faults` or `e2e` runs one of them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { chromium } from 'playwright';
import { findBrowser } from './browser.mjs';
import { buildAll } from './build.mjs';

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const passedOn = process.argv.slice(2).filter((argument) => !argument.startsWith('--only='));
// Playwright empties its own folder of results when it starts.
const reports = {
  unit: 'test-results/unit.json',
  faults: 'test-results/faults.json',
  e2e: 'test-results/e2e/report.json',
};

rmSync('test-results', { recursive: true, force: true });
const statuses = [];
const runs = (name) => only === undefined || only === name;
if (runs('unit')) statuses.push(runUnit());
if (runs('faults')) statuses.push(runFaults());
if (runs('e2e')) statuses.push(await runEndToEnd());
summarise();
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;

function runUnit() {
  return run('node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports.unit}`,
    ...(only === 'unit' ? passedOn : []),
  ]);
}

/** A promise counts as a test. */
function runFaults() {
  const parameters = only === 'faults' ? passedOn : [];
  return run('tests/faults/run.mjs', ['--short', `--report=${reports.faults}`, ...parameters]);
}

async function runEndToEnd() {
  const browser = findBrowser();
  // Playwright's own it finds by itself, as a headless shell.
  if (browser !== chromium.executablePath()) process.env.CHROMIUM_PATH = browser;
  await buildAll({ ifNeeded: true });
  return run('node_modules/playwright/cli.js', ['test', ...(only === 'e2e' ? passedOn : [])]);
}

function run(script, parameters) {
  return spawnSync(process.execPath, [script, ...parameters], { stdio: 'inherit' }).status ?? 1;
}

/** One line that says how many tests ran, whatever ran them. */
function summarise() {
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  if (existsSync(reports.unit)) {
    const unit = JSON.parse(readFileSync(reports.unit, 'utf8'));
    passed += unit.numPassedTests;
    failed += unit.numFailedTests;
    skipped += unit.numPendingTests;
  }
  if (existsSync(reports.faults)) {
    const faults = JSON.parse(readFileSync(reports.faults, 'utf8'));
    passed += faults.passed;
    failed += faults.failed;
  }
  if (existsSync(reports.e2e)) {
    const { stats } = JSON.parse(readFileSync(reports.e2e, 'utf8'));
    passed += stats.expected;
    failed += stats.unexpected + stats.flaky;
    skipped += stats.skipped;
  }
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
}
