/** The files read and compiled at every start: code, and no data that could be a file. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixtures';

const built = readdirSync('build/server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(path.join('build/server', name), 'utf8'));

/** The code of a file and of all that it imports, by file. */
function readByTheStart(file: string, read = new Map<string, string>()): Map<string, string> {
  if (read.has(file)) return read;
  const code = readFileSync(file, 'utf8');
  read.set(file, code);
  for (const [, imported = ''] of code.matchAll(/(?:^|;)\s*(?:import|export)\b[^;]*?"(\.[^"]+)";/g))
    readByTheStart(path.join(path.dirname(file), imported), read);
  return read;
}

test('the server’s code is below 4.6 MB with its packages, and carries no file within it', () => {
  expect(built.reduce((sum, code) => sum + Buffer.byteLength(code), 0)).toBeLessThan(4.6 * 1000 * 1000);
  expect(built.filter((code) => /"data:[^"]{10000}/.test(code))).toEqual([]);
});

test('a start reads less than 3.1 MB with its packages, in any number of files', () => {
  const read = [...readByTheStart('build/server/index.js').values()];
  expect(read.join('\n')).toContain('function SiteLayout');
  expect(read.reduce((sum, code) => sum + Buffer.byteLength(code), 0)).toBeLessThan(3.1 * 1000 * 1000);
});

test('the embedded content service is a separate bundle, which a site on another service does not load', () => {
  const read = readByTheStart('build/server/index.js');
  expect([...read.keys()].map((file) => path.basename(file))).not.toContain(embeddedService());
});

test('the embedded content service reads no file that waits for it', () => {
  const service = embeddedService();
  const waiting = [...readByTheStart('build/server/index.js')]
    .filter(([, code]) => code.includes(`/${service}"`))
    .map(([file]) => file);
  expect(waiting).not.toEqual([]);
  const read = readByTheStart(path.join('build/server/assets', service));
  expect(waiting.filter((file) => read.has(file))).toEqual([]);
});

/** The file of `content-service/embedded/handler.ts`. */
function embeddedService(): string {
  const names = readdirSync('build/server/assets').filter((file) => /^handler-.*\.js$/.test(file));
  expect(names).toHaveLength(1);
  return String(names[0]);
}

test('the places of France are found in their separate file', async ({ page }) => {
  await page.goto('/campus?pres-de=Villeurbanne');
  await expect(page.getByRole('main')).toContainText('Lyon');
  await expect(page.getByRole('main')).toContainText(/km/);
});
