/** `SERVICE_WORKER=off`: a harmful worker is removed from every browser that visits. */
import { type ChildProcess, spawn } from 'node:child_process';
import { schoolToTry } from '../../../tools/school-to-try.mjs';
import { expect, test } from './changing-site';
import { visitWithWorker } from './device';

let withdrawn: ChildProcess;
let withdrawnOrigin: string;

test.beforeAll(async () => {
  withdrawn = spawn(process.execPath, ['build/server.js'], {
    env: {
      ...process.env,
      ...schoolToTry({}),
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: '0',
      SERVICE_WORKER: 'off',
    },
  });
  withdrawnOrigin = await new Promise((resolve) => {
    withdrawn.stdout?.on('data', (chunk) => {
      const [origin] = /http:\/\/localhost:\d+/.exec(String(chunk)) ?? [];
      if (origin) resolve(origin);
    });
  });
});
test.afterAll(() => void withdrawn.kill());

test('within one visit the worker and its stores are gone; saved programmes stay', async ({ page, site }) => {
  await visitWithWorker(page, '/campus');
  await page.evaluate(() => localStorage.setItem('saved-programmes', '[]'));
  site.upstream = withdrawnOrigin;
  await page.goto('/campus');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('saved-programmes'))).toBe('[]');

  await page.goto('/agenda');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
