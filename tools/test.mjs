/**
 * `npm test`: everything. Builds what is not built, runs unit, component and contract tests, then the
 * end-to-end tests in a real Chromium. `--only=unit` or `--only=e2e` runs one half.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { chromium } from 'playwright';
import { findBrowser } from './browser.mjs';

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const passedOn = process.argv.slice(2).filter((argument) => !argument.startsWith('--only='));
// Playwright empties its own folder of results when it starts.
const reports = { unit: 'test-results/unit.json', e2e: 'test-results/e2e/report.json' };

rmSync('test-results', { recursive: true, force: true });
const statuses = [];
// Building takes one core, beside tests that need no build.
const building = only === 'unit' ? 0 : run('tools/build.mjs', ['--if-needed']);
if (only !== 'e2e') statuses.push(await runUnit());
if (only !== 'unit') statuses.push((await building) || (await runEndToEnd()));
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

function runEndToEnd() {
  const browser = findBrowser();
  // Playwright's own it finds by itself, as a headless shell.
  if (browser !== chromium.executablePath()) process.env.CHROMIUM_PATH = browser;
  return run('node_modules/playwright/cli.js', ['test', ...(only === 'e2e' ? passedOn : [])]);
}

/** @returns the status it ends with */
async function run(script, parameters) {
  const child = spawn(process.execPath, [script, ...parameters], { stdio: 'inherit' });
  const [status] = await once(child, 'exit');
  return status ?? 1;
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
  if (existsSync(reports.e2e)) {
    const { stats } = JSON.parse(readFileSync(reports.e2e, 'utf8'));
    passed += stats.expected;
    failed += stats.unexpected + stats.flaky;
    skipped += stats.skipped;
  }
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
}
