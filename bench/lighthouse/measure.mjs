/**
 * Lighthouse on a phone with its default throttling, against the production server: every template, or those named
 * by the command's parameters. Prints the four scores and the key figures (medians), and which
 * audits cost points. Performance is judged with the blocking time at the pace of the reference
 * (`bench/calibration/pace.mjs`); Lighthouse's own figures are beside it, as `raw` and `TBT`.
 *
 * Exits with 1 when a score is too low, and with 2 when a page could not be measured.
 */
import lighthouse from 'lighthouse';
import { Audit } from 'lighthouse/core/audits/audit.js';
import TotalBlockingTime from 'lighthouse/core/audits/metrics/total-blocking-time.js';
import { chromium } from 'playwright';
import { findBrowser } from '../../tools/browser.mjs';
import { median } from '../../tools/median.mjs';
import { templates } from '../../tools/screens.mjs';
import { withSite } from '../../tools/with-site.mjs';
import { Pace } from '../calibration/pace.mjs';
import { blockingTimeOf, performanceOf } from './scores.mjs';

/**
 * @import { Browser } from 'playwright'
 * @import { Result } from 'lighthouse'
 * @typedef {Result & { slowdown: number }} Run how much slower than the reference the browser was around it
 * @typedef {{ name: string, results: Run[] }} Report
 */

/** Scores at least, out of 100. */
const wanted = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** @type {Record<string, string>} */
const figures = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'speed-index': 'SI',
};
const curve = TotalBlockingTime.defaultOptions.mobile.scoring;
/** Lighthouse's score of a blocking time. @param {number} milliseconds */
const scoreOfBlocking = (milliseconds) => Audit.computeLogNormalScore(curve, milliseconds);
const port = 4191;
const debuggingPort = 4192;

const asked = process.argv.slice(2);
const runs = Number(asked.find((argument) => argument.startsWith('--runs='))?.slice('--runs='.length) ?? 5);
const chosen = asked.filter((argument) => !argument.startsWith('--'));
// Lighthouse measures no error pages.
const pages = templates.filter(({ name, status = 200 }) =>
  chosen.length > 0 ? chosen.includes(name) : status === 200,
);

await withSite(
  async (origin) => {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${debuggingPort}`],
    });
    try {
      /** @type {Report[]} */
      const reports = [];
      const pace = await Pace.of(browser);
      for (const { name, address } of pages) {
        const isForSearch = await warm(browser, origin + address);
        /** @type {Run[]} */
        const results = [];
        for (let run = 0; run < runs; run += 1) {
          const { figure, slowdown } = await pace.around(() => measure(origin + address, isForSearch));
          results.push({ ...figure, slowdown });
        }
        reports.push({ name, results });
        console.error(`${name} measured, ${reports.length} of ${pages.length}`);
      }
      printTable(reports);
      process.exitCode = printLosses(reports) ? 1 : 0;
    } catch (error) {
      console.error(`Could not measure: ${error.message}`);
      process.exitCode = 2;
    } finally {
      await browser.close();
    }
  },
  { port },
);

/**
 * Warm-up: compresses the pages and converts the pictures.
 *
 * @param {Browser} browser @param {string} address @returns whether search engines may list the page
 */
async function warm(browser, address) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  for (let visits = 0; visits < 4; visits += 1) {
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    if (!response?.ok()) throw new Error(`${address} answered ${response?.status()}`);
  }
  const isForSearch = (await page.locator('meta[name="robots"][content*="noindex"]').count()) === 0;
  await page.close();
  return isForSearch;
}

/** @param {string} address @param {boolean} isForSearch a page that asks not to be listed loses nothing by it */
async function measure(address, isForSearch) {
  const result = await lighthouse(address, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(wanted),
    ...(isForSearch ? {} : { skipAudits: ['is-crawlable'] }),
  });
  const report = result?.lhr;
  if (!report || report.runtimeError)
    throw new Error(`${address}: ${report?.runtimeError?.message ?? 'no report'}`);
  return report;
}

/** @param {Report[]} reports */
function printTable(reports) {
  const header = ['page', ...Object.keys(wanted), 'raw', ...Object.values(figures), 'at pace', 'slower'];
  const rows = reports.map(({ name, results }) => [
    name,
    ...Object.keys(wanted).map((category) => String(scoreOf(results, category))),
    percent(results.map(({ categories }) => categories['performance'].score)),
    ...Object.keys(figures).map((figure) =>
      shown(figure, median(results.map(({ audits }) => audits[figure].numericValue ?? Number.NaN))),
    ),
    shown('', median(results.map((result) => blockingTimeOf(result, result.slowdown)))),
    `× ${median(results.map(({ slowdown }) => slowdown)).toFixed(2)}`,
  ]);
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column].length)),
  );
  for (const row of [header, ...rows]) {
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
        .join('  '),
    );
  }
}

/** @param {Report[]} reports @returns whether a score is too low */
function printLosses(reports) {
  let tooLow = false;
  for (const { name, results } of reports) {
    for (const [category, least] of Object.entries(wanted)) {
      const score = scoreOf(results, category);
      if (score >= least) continue;
      tooLow = true;
      console.log(`\n${name}: ${category} ${score}, at least ${least} wanted`);
      const last = results[results.length - 1];
      const lost = last.categories[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && (last.audits[id].score ?? 1) < 1)
        .map(({ id }) => last.audits[id]);
      for (const { title, displayValue, details } of lost) {
        console.log(`  ${title} ${displayValue ?? ''}`);
        // Each audit has its own kind of item.
        const items = /** @type {{ items?: any[] } | undefined} */ (details)?.items ?? [];
        for (const item of items.slice(0, 3)) {
          console.log(
            `    ${(item.node?.snippet ?? item.url ?? item.description ?? JSON.stringify(item)).slice(0, 160)}`,
          );
        }
      }
    }
  }
  return tooLow;
}

/** @param {Run[]} results @param {string} category */
function scoreOf(results, category) {
  const scores = results.map((result) =>
    category === 'performance'
      ? performanceOf(result, result.slowdown, scoreOfBlocking)
      : result.categories[category].score,
  );
  return Number(percent(scores));
}

/** @param {(number | null)[]} scores 0 to 1 @returns their median of 100 */
function percent(scores) {
  return String(Math.round(median(scores.map((score) => score ?? 0)) * 100));
}

/** @param {string} figure @param {number} value */
function shown(figure, value) {
  if (figure === 'cumulative-layout-shift') return value.toFixed(3);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(2)} s`;
}
