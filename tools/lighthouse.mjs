/**
 * `npm run lighthouse [-- name…] [-- --runs=1]`: Lighthouse on a phone with its default throttling, against the
 * production server. Prints the four scores and the key figures (medians), and which audits cost points.
 *
 * Exits with 1 when a score is too low, and with 2 when a page could not be measured. The scores of performance
 * depend on the machine: nothing else should run on it.
 */
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findBrowser } from './browser.mjs';
import { median } from './median.mjs';
import { screens } from './screens.mjs';
import { withSite } from './with-site.mjs';

/**
 * @import { Browser } from 'playwright'
 * @import { Result } from 'lighthouse'
 * @typedef {{ name: string, results: Result[] }} Report
 */

const names = ['home', 'programmes', 'programme', 'campus', 'agenda', 'article', 'brochure'];
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
const port = 4191;
const debuggingPort = 4192;

const asked = process.argv.slice(2);
const runs = Number(asked.find((argument) => argument.startsWith('--runs='))?.slice('--runs='.length) ?? 3);
const chosen = asked.filter((argument) => !argument.startsWith('--'));
const pages = (chosen.length > 0 ? chosen : names).map((name) => ({ name, address: screens[name] }));

await withSite(
  async (origin) => {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${debuggingPort}`],
    });
    try {
      /** @type {Report[]} */
      const reports = [];
      for (const { name, address } of pages) {
        await warm(browser, origin + address);
        /** @type {Result[]} */
        const results = [];
        for (let run = 0; run < runs; run += 1) results.push(await measure(origin + address));
        reports.push({ name, results });
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
 * @param {Browser} browser @param {string} address
 */
async function warm(browser, address) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  for (let visits = 0; visits < 4; visits += 1) {
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    if (!response?.ok()) throw new Error(`${address} answered ${response?.status()}`);
  }
  await page.close();
}

/** @param {string} address */
async function measure(address) {
  const result = await lighthouse(address, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(wanted),
  });
  const report = result?.lhr;
  if (!report || report.runtimeError)
    throw new Error(`${address}: ${report?.runtimeError?.message ?? 'no report'}`);
  return report;
}

/** @param {Report[]} reports */
function printTable(reports) {
  const header = ['page', ...Object.keys(wanted), ...Object.values(figures)];
  const rows = reports.map(({ name, results }) => [
    name,
    ...Object.keys(wanted).map((category) => String(scoreOf(results, category))),
    ...Object.keys(figures).map((figure) =>
      shown(figure, median(results.map(({ audits }) => audits[figure].numericValue ?? Number.NaN))),
    ),
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
        // What an item holds is the audit's own.
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

/** @param {Result[]} results @param {string} category */
function scoreOf(results, category) {
  return Math.round(median(results.map((result) => result.categories[category].score ?? 0)) * 100);
}

/** @param {string} figure @param {number} value */
function shown(figure, value) {
  if (figure === 'cumulative-layout-shift') return value.toFixed(3);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(2)} s`;
}
