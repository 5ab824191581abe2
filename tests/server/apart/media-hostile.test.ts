/** Hostile or unusual files and media hosts: usable ones are shown, and others do no harm. */
import type { ServerResponse } from 'node:http';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as make from './media-files';
import { type MediaSite, startMediaSite } from './media-site';

let site: MediaSite;
beforeAll(async () => {
  site = await startMediaSite();
});
afterAll(() => site.close());

let uploads = 0;
/** Start of this run: results of earlier runs are kept. */
const began = Date.now();

/** Has the article show a file. @returns the addresses of the picture in its page */
async function publish(url: string, more: object = {}): Promise<string[]> {
  uploads += 1;
  site.logged.length = 0;
  site.asked.length = 0;
  site.media = {
    url,
    mime: 'image/jpeg',
    alternativeText: 'Une photo',
    width: 800,
    height: 600,
    updatedAt: new Date(began + uploads * 1000).toISOString(),
    ...more,
  };
  await site.replaced();
  return await site.pictures();
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6b4f' } });

function at(addresses: string[], part: string): string {
  const found = addresses.find((address) => address.includes(part));
  if (!found) throw new Error(`no ${part} among ${addresses.length} addresses`);
  return found;
}

/** A PNG that says how large it is, of one colour: a megapixel a kilobyte. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

it.each([
  ['a single pixel', 'point.png', () => plain(1, 1).png().toBuffer()],
  ['a strip', 'strip.png', () => plain(30_000, 10).png().toBuffer()],
  ['a column', 'column.png', () => plain(10, 30_000).png().toBuffer()],
  ['a page photographed whole', 'poster.jpg', () => plain(1200, 19_000).jpeg().toBuffer()],
  ['a JPEG named PNG', 'photo.png', () => plain(800, 600).jpeg().toBuffer()],
  ['a WebP named JPEG', 'photo.jpg', () => plain(800, 600).webp().toBuffer()],
  [
    'a JPEG with a page behind its end',
    'polyglot.jpg',
    async () =>
      Buffer.concat([await plain(800, 600).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
  ],
])('%s is shown, in each width and format', async (_case, name, file) => {
  site.files.set(`/uploads/${name}`, await file());
  const addresses = await publish(`/uploads/${name}`);
  for (const part of ['/jpeg/640/', '/webp/1920/', '/webp/320/']) {
    const { status, body } = await site.get(at(addresses, part));
    expect([part, status]).toEqual([part, 200]);
    expect(body.includes('script')).toBe(false);
    await expect(sharp(body).stats()).resolves.toBeDefined();
  }
  expect(site.logged).toEqual([]);
});

it.each([
  ['a PNG of 400 megapixels in 50 kB', 'bomb.png', async () => bomb(20_000, 20_000)],
  ['an empty file', 'empty.jpg', async () => Buffer.alloc(0)],
  ['a photograph heavier than it says', 'heavy.jpg', () => make.heavyProgressive(17_000_000)],
  ['an SVG named JPEG', 'drawing.jpg', async () => make.drawing],
  ['a PDF named JPEG', 'brochure.jpg', async () => Buffer.from('%PDF-1.7\n%%EOF\n')],
])('%s is not shown, and no cache keeps it', async (_case, name, file) => {
  site.files.set(`/uploads/${name}`, await file());
  const addresses = await publish(`/uploads/${name}`, { size: null });
  const { status, headers } = await site.get(at(addresses, '/jpeg/640/'));
  expect(status).toBeGreaterThanOrEqual(404);
  expect(headers['cache-control']).toBe('no-store');
  expect(await site.pictures()).toEqual(addresses);
});

it.each([
  ['leads elsewhere', 302, { location: 'http://127.0.0.1:1/secret.jpg' }],
  ['leads to a file of its own', 301, { location: '/uploads/present.jpg' }],
  ['wants to be signed in to', 401, {}],
  ['says of a missing file that it is forbidden, as buckets do', 403, {}],
])('a picture whose host %s is not shown', async (_case, status, headers) => {
  site.files.set('/uploads/present.jpg', await plain(800, 600).jpeg().toBuffer());
  site.answers.set(`/uploads/${status}.jpg`, (_request, response) =>
    response.writeHead(status, headers).end(),
  );
  const addresses = await publish(`/uploads/${status}.jpg`);
  expect((await site.get(at(addresses, '/jpeg/640/'))).status).toBe(404);
  expect(site.asked.map((address) => address.split('?')[0])).toEqual([`/uploads/${status}.jpg`]);
});

it.each([
  ['answers 503', 502, (response: ServerResponse) => response.writeHead(503).end()],
  ['has no file', 404, (response: ServerResponse) => response.writeHead(404).end()],
  ['shows a page of its own', 404, (response: ServerResponse) => response.end('<!doctype html>')],
  ['hangs up', 502, (response: ServerResponse) => response.destroy()],
  [
    'stops in the middle',
    502,
    (response: ServerResponse) =>
      response.writeHead(200, { 'content-length': 9999 }).write('x', () => response.destroy()),
  ],
])('a host that %s for a moment costs no picture its place', async (_case, status, answer) => {
  const name = `/uploads/later-${uploads}.jpg`;
  site.answers.set(name, (_request, response) => answer(response));
  const addresses = await publish(name);
  const address = at(addresses, '/jpeg/640/');
  const { status: found, headers } = await site.get(address);
  expect([found, headers['cache-control']]).toEqual([status, 'no-store']);
  site.answers.delete(name);
  site.files.set(name, await plain(800, 600).jpeg().toBuffer());
  await expect.poll(async () => (await site.get(address)).status).toBe(200);
  expect(await site.pictures()).toEqual(addresses);
  expect(site.logged).toEqual([]);
});

it.each([
  ['(1).jpg', '(1).jpg'],
  ['-eau.jpg', '-eau.jpg'],
  ['N° 12 – l’été.jpg', 'N° 12 – l’été.jpg'],
  ['100% bio.jpg', '100% bio.jpg'],
  ['100%25%20bio.jpg', '100% bio.jpg'],
])('a file whose address says %s is shown', async (name, stored) => {
  site.files.set(`/uploads/${stored}`, await plain(800, 600).jpeg().toBuffer());
  const addresses = await publish(`/uploads/${name}`);
  expect((await site.get(at(addresses, '/jpeg/640/'))).status).toBe(200);
});

it('a file of a bucket is found by its key, however the key is written', async () => {
  site.files.set('/ecole/2026/eau + forêt.jpg', await plain(800, 600).jpeg().toBuffer());
  for (const key of [
    'ecole/2026/eau + forêt.jpg',
    'ecole/2026/eau%20%2B%20for%C3%AAt.jpg',
    'ecole%2F2026%2Feau%20+%20for%C3%AAt.jpg?X-Amz-Signature=ab12&X-Amz-Expires=900',
  ]) {
    const addresses = await publish(`${site.origins.bucket}/${key}`);
    expect([key, (await site.get(at(addresses, '/jpeg/640/'))).status]).toEqual([key, 200]);
    expect(site.asked.join()).not.toContain('Amz');
  }
});
