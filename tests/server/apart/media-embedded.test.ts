/** Files in `uploads` of the embedded service: the same ones are shown as from Strapi. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '~/server/site';
import { ask } from '../ask';
import { bootSite } from '../boot-site';
import * as make from './media-files';

const data = mkdtempSync(path.join(tmpdir(), 'embedded-media-'));
const shown: [name: string, file: () => Promise<Buffer>][] = [
  ['Photo (26 mégapixels).JPG', make.largePhotograph],
  ['n° 2 – 15 Mo.jpg', () => make.heavyProgressive()],
  ['photo.avif', make.avif],
  ['animée.gif', () => make.animation('gif')],
  ['animée.webp', () => make.animation('webp')],
  ['(imprimé) 100 %.jpeg', make.cmyk],
  ['téléphone.jpg', make.fromPhone],
  ['scan.jfif', make.cmyk],
  // As far as it can be decoded.
  ['moitié.jpg', make.truncated],
  ['logo.png', make.transparent],
  ['logo.svg', async () => make.drawing],
];
const broken: typeof shown = [
  ['page.png', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
];
let booted: Site;
let site: { port: number };

beforeAll(async () => {
  cpSync('tests/second-school/data', data, { recursive: true });
  for (const [name, file] of [...shown, ...broken])
    writeFileSync(path.join(data, 'uploads', name), await file());
  const page = path.join(data, 'articles/ecole/ateliers.json');
  const article = JSON.parse(readFileSync(page, 'utf8')) as { pageLayout: { blocks: object[] } };
  const images = [...shown, ...broken].map(([file]) => ({
    file,
    alternativeText: file,
    width: 900,
    height: 600,
  }));
  article.pageLayout.blocks = [{ __component: 'blocks.gallery', title: 'Presses et casses', images }];
  writeFileSync(page, JSON.stringify(article));
  const cache = path.join(data, 'cache');
  ({ booted, site } = await bootSite({ CONTENT_DIRECTORY: data, CONTENT_COPY_PATH: cache }));
});
afterAll(async () => {
  await booted.drain();
  booted.services.converter.stop();
  rmSync(data, { recursive: true });
});

/** Addresses of the pictures of the page, one each, by the name of its file. */
async function pictures(): Promise<Map<string, string>> {
  const { text } = await ask(site, '/ecole/ateliers');
  const [, main = ''] = text.split('<main');
  const addresses = main.match(/\/images\/(?:jpeg\/640|svg)\/[^"\s,]+/g) ?? [];
  return new Map(
    addresses.map((address) => [decodeURIComponent(address.split('/uploads/')[1] ?? ''), address]),
  );
}

it.each(shown.map(([name]) => name))('%s is shown', async (name) => {
  const { status, headers, body } = await ask(site, (await pictures()).get(name) ?? '/none');
  expect([status, headers['content-type']]).toEqual([
    200,
    /svg$/.test(name) ? 'image/svg+xml' : 'image/jpeg',
  ]);
  const { width = 0, height = 0, pages = 1 } = await sharp(body).metadata();
  expect([width > height, pages]).toEqual([!/téléphone|logo.png/.test(name), 1]);
});

it.each(broken.map(([name]) => name))('%s is not shown', async (name) => {
  expect((await ask(site, (await pictures()).get(name) ?? '/none')).status).toBe(404);
});
