/**
 * `npm test`: everything. Builds what is not built, runs unit, component and contract tests, then the
 * end-to-end tests in a real Chromium. `--only=unit` or `--only=e2e` runs one half.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { chromium } from 'playwright';
import { findBrowser } from './browser.mjs';
import { buildAll } from './build.mjs';

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const passedOn = process.argv.slice(2).filter((argument) => !argument.startsWith('--only='));
// Playwright empties its own folder of results when it starts.
const reports = { unit: 'test-results/unit.json', e2e: 'test-results/e2e/report.json' };

rmSync('test-results', { recursive: true, force: true });
const statuses = [];
if (only !== 'e2e') statuses.push(runUnit());
if (only !== 'unit') statuses.push(await runEndToEnd());
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
  if (existsSync(reports.e2e)) {
    const { stats } = JSON.parse(readFileSync(reports.e2e, 'utf8'));
    passed += stats.expected;
    failed += stats.unexpected + stats.flaky;
    skipped += stats.skipped;
  }
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
}
