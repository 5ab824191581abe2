/** The home page's first pictures are ready when the site is (decision 051). */
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../tools/free-port.mjs';
import { startConfiguredSite } from './configured-site';
import { expect, test } from './fixtures';

/** Milliseconds for which readiness waits for pictures. */
const patience = 10_000;
/** Widths at which the home page's first picture is made: phones, desktops. */
const widths = [736, 1280];

test('the first visitor of a new site gets the home page’s pictures in their final form', async ({
  request,
}, testInfo) => {
  const metricsPort = await freePort();
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  const made = async () => {
    const text = await (await request.get(metrics)).text();
    return Number(/^site_image_jobs_total\{format="webp",outcome="made"\} (\d+)$/m.exec(text)?.[1] ?? 0);
  };
  const startedAt = performance.now();
  const folder = folderWithoutPictures(testInfo.outputDir);
  const site = await startConfiguredSite({ METRICS_PORT: String(metricsPort), FIRST_PICTURES: 'on' }, folder);
  try {
    const ready = async () => (await request.get(`${site.origin}/readyz`, { timeout: 30_000 })).status();
    await expect.poll(ready, { timeout: 45_000 }).toBe(200);
    // A machine too slow for the site's time limit has pictures later, still before a request.
    if (performance.now() - startedAt < patience) expect(await made()).toBeGreaterThanOrEqual(widths.length);
    await expect.poll(made, { timeout: 45_000 }).toBeGreaterThanOrEqual(widths.length);
    const home = await (await request.get(site.origin)).text();
    const main = home.slice(home.indexOf('<main'));
    for (const width of widths) {
      const address = new RegExp(`/images/webp/${width}/\\S+`).exec(main)?.[0] ?? '';
      const headers = (await request.get(`${site.origin}${address}`)).headers();
      // A picture made only now is WebP at first, for a minute: AVIF makes no visitor wait.
      expect([headers['content-type'], headers['cache-control']]).toEqual([
        'image/webp',
        'public, max-age=31536000, immutable',
      ]);
    }
  } finally {
    site.close();
  }
});

/** Content, its originals and code are the project's own. */
function folderWithoutPictures(folder: string): string {
  const caches = path.join(folder, 'node_modules/.cache');
  mkdirSync(caches, { recursive: true });
  for (const name of ['build', 'content-service']) symlinkSync(path.resolve(name), path.join(folder, name));
  return folder;
}
