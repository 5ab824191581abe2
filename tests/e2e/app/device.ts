/** Helpers for service worker tests: waiting for it, and reading its stores. */
import type { Page } from 'playwright/test';
import { expect } from '../fixtures';

/** Opens a page and waits until the worker is in charge of it and has kept it. */
export async function visitWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker?.controller?.state === 'activated');
  await expect.poll(() => keptPages(page)).toContain(path);
}

/** Addresses of a store, without the origin. */
export function keptIn(page: Page, store: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => url.slice(location.origin.length));
  }, store);
}

export const keptPages = (page: Page) => keptIn(page, 'pages');

/** All values stored on the device, in every store. */
export function allKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys();
      found.push(...keys.map(({ url }) => url.slice(location.origin.length)));
    }
    return found;
  });
}

/** Bytes of all copies. */
export function bytesKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let bytes = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        bytes += (await (await cache.match(request, { ignoreVary: true }))?.blob())?.size ?? 0;
      }
    }
    return bytes;
  });
}
