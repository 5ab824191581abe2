/**
 * `node tools/ears.mjs NAME-OR-ADDRESS…`: what a screen reader would say of a page, in its order, read from Chromium's
 * tree of accessibility; all screens without a name. `--process` goes through admissions, finder, comparison and complaint,
 * and notes what is said while something happens. `--no-js`, `--port=4196`.
 */
import { chromium } from 'playwright';
import { findBrowser } from './browser.mjs';
import { processes } from './ears/processes.mjs';
import { spokenLines } from './ears/spoken-lines.mjs';
import { screens } from './screens.mjs';
import { withSite } from './with-site.mjs';

const words = process.argv.slice(2);
const names = words.filter((argument) => !argument.startsWith('--'));
const port = Number(words.find((argument) => argument.startsWith('--port='))?.slice(7) ?? 4196);

/** @param {string} origin */
async function hearAll(origin) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'fr-FR',
    javaScriptEnabled: !words.includes('--no-js'),
    serviceWorkers: 'block',
  });
  for (const name of names.length > 0 || words.includes('--process') ? names : Object.keys(screens)) {
    const page = await context.newPage();
    await page.goto(screens[name] ?? name);
    console.log([`\n=== ${name}`, ...(await spokenLines(page))].join('\n'));
    await page.close();
  }
  if (words.includes('--process'))
    for (const [name, walk] of Object.entries(processes)) {
      const page = await context.newPage();
      console.log(`\n=== ${name}`);
      await walk(page, (line) => console.log(line));
      await page.close();
    }
  await browser.close();
}

await withSite(hearAll, { port });
