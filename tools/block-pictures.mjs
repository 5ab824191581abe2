/**
 * `npm run content block-pictures [KIND…] [-- --port=4195]`: takes the pictures by which editors choose a block in Strapi's
 * panel, of these blocks or of all, from the examples of `/blocs`, into `content-service/strapi/public/blocks`.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { findBrowser } from './browser.mjs';
import { loadPictures } from './whole-page.mjs';
import { withSite } from './with-site.mjs';

/** @import { Locator, Page } from 'playwright' */

const folder = 'content-service/strapi/public/blocks';
/** Pixels of the page. */
const viewport = { width: 1120, height: 900 };
/** Pixels of the picture: Strapi shows a strip of it, and all of it on hover. */
const width = 800;
const maxHeight = 520;
const port = Number(process.argv.find((text) => text.startsWith('--port='))?.slice('--port='.length) ?? 4195);

/** Kinds of blocks; empty: all, and the pictures of former blocks go. */
const kinds = process.argv.slice(2).filter((text) => !text.startsWith('--'));

mkdirSync(folder, { recursive: true });
if (kinds.length === 0) for (const file of readdirSync(folder)) rmSync(`${folder}/${file}`);
await withSite(takeAll, { port });

/** @param {string} origin */
async function takeAll(origin) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1, bypassCSP: true });
  await page.goto(`${origin}/blocs`, { waitUntil: 'networkidle' });
  // The menu stays in sight, and would cover the blocks.
  await page.addStyleTag({ content: '#menu { display: none !important }' });
  await loadPictures(page);
  const examples = await examplesOf(page);
  const wanted = kinds.length > 0 ? kinds : [...examples.keys()];
  for (const kind of wanted) {
    const example = examples.get(kind);
    if (!example) throw new Error(`/blocs has no block ${kind}`);
    const block = example.locator('> :last-child');
    await block.scrollIntoViewIfNeeded();
    await block.evaluate(decodePictures);
    const picture = sharp(await block.screenshot({ animations: 'disabled' }));
    const { height = 0 } = await picture.metadata();
    const shownHeight = Math.min(height, Math.round((maxHeight * viewport.width) / width));
    await picture
      .extract({ left: 0, top: 0, width: viewport.width, height: shownHeight })
      .resize({ width })
      .webp({ quality: 70, effort: 6 })
      .toFile(`${folder}/${kind}.webp`);
  }
  console.log(`pictures in ${folder}: ${wanted.join(', ')}`);
  await browser.close();
}

/** One example of each kind of block: the first with a picture, where there is one. @param {Page} page */
async function examplesOf(page) {
  /** @type {Map<string, Locator>} */
  const examples = new Map();
  const all = page.locator('.gallery-example');
  const withPicture = all.filter({ has: page.locator('img') });
  for (const example of [...(await withPicture.all()), ...(await all.all())]) {
    const kind = (await example.locator('> p').first().textContent()) ?? '';
    if (!examples.has(kind)) examples.set(kind, example);
  }
  return examples;
}

/** Runs in the page. @param {Element} block */
async function decodePictures(block) {
  await Promise.all([...block.querySelectorAll('img')].map((image) => image.decode().catch(() => {})));
}
