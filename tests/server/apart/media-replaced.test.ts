/** A file that is replaced keeps its address in Strapi, and has another one here: the new picture is seen at once. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type MediaSite, startMediaSite } from './media-site';

let site: MediaSite;
/** Milliseconds the site believes to have passed. */
let passed = 0;
const realNow = performance.now.bind(performance);

beforeAll(async () => {
  site = await startMediaSite();
});
afterAll(() => site.close());

const plain = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function upload(background: string, updatedAt: string): Promise<void> {
  site.files.set('/uploads/photo.jpg', await plain(background));
  site.media = { url: '/uploads/photo.jpg', mime: 'image/jpeg', width: 400, height: 300, updatedAt };
}

/** The picture in the page, and which colour it has. */
async function seen(): Promise<{ address: string; red: boolean }> {
  const address = (await site.pictures()).find((one) => one.includes('/jpeg/640/')) ?? '';
  const { channels } = await sharp((await site.get(address)).body).stats();
  return { address, red: (channels[0]?.mean ?? 0) > 128 };
}

it('as soon as the webhook arrives', async () => {
  // The site's clock is fixed: only the webhook makes it ask again, however slow the machine is.
  vi.spyOn(performance, 'now').mockReturnValue(realNow());
  await upload('#00f', '2026-11-21T09:00:00Z');
  await site.replaced();
  const before = await seen();
  expect(before.red).toBe(false);
  await upload('#f00', '2026-11-21T09:00:05Z');
  expect((await seen()).red, 'before the webhook').toBe(false);
  await site.replaced();
  expect((await seen()).red).toBe(true);
  expect((await seen()).address).not.toBe(before.address);
});

it('within two minutes without it', async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + passed);
  const before = await seen();
  await upload('#00f', '2026-11-21T09:01:00Z');
  await expect
    .poll(async () => {
      // A visitor, ten seconds later each time.
      passed += 10_000;
      return (await seen()).address === before.address;
    })
    .toBe(false);
  expect(passed).toBeLessThanOrEqual(120_000);
  expect((await seen()).red).toBe(false);
});

it('the old address shows the new picture too, and the old files are deleted', async () => {
  await upload('#f00', '2026-11-21T09:02:00Z');
  await site.replaced();
  const old = await seen();
  await upload('#00f', '2026-11-21T09:03:00Z');
  await site.replaced();
  expect((await seen()).red).toBe(false);
  const { status, headers, body } = await site.get(old.address);
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  const { channels } = await sharp(body).stats();
  expect(channels[0]?.mean).toBeLessThan(50);
});
