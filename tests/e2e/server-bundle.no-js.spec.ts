/** What every start reads and compiles: code, and no data that could be a file. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixtures';

const built = readdirSync('build/server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(path.join('build/server', name), 'utf8'));

test('the server’s code is below 1.35 MB in all, and carries no file within it', () => {
  expect(built.reduce((sum, code) => sum + Buffer.byteLength(code), 0)).toBeLessThan(1.35 * 1000 * 1000);
  expect(built.filter((code) => /"data:[^"]{10000}/.test(code))).toEqual([]);
});

test('the embedded content service is a bundle of its own, which a site on another service does not load', () => {
  const site = readFileSync('build/server/index.js', 'utf8');
  expect(Buffer.byteLength(site)).toBeLessThan(1.1 * 1000 * 1000);
  expect(site).not.toContain('ce document ne décrit aucune formation réelle');
});

test('the places of France are found, though they stand in a file of their own', async ({ page }) => {
  await page.goto('/campus?pres=Villeurbanne');
  await expect(page.getByRole('main')).toContainText('Lyon');
  await expect(page.getByRole('main')).toContainText(/km/);
});
