/** What every start reads and compiles: code, and no data that could be a file. */
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

test('the server’s code is below 1.3 MB in all, and carries no file within it', () => {
  expect(built.reduce((sum, code) => sum + Buffer.byteLength(code), 0)).toBeLessThan(1.3 * 1000 * 1000);
  expect(built.filter((code) => /"data:[^"]{10000}/.test(code))).toEqual([]);
});

test('a start reads less than 1.1 MB, whatever files it is in', () => {
  const read = [...readByTheStart('build/server/index.js').values()];
  expect(read.join('\n')).toContain('function SiteLayout');
  expect(read.reduce((sum, code) => sum + Buffer.byteLength(code), 0)).toBeLessThan(1.1 * 1000 * 1000);
});

/** Words of the embedded content service alone. */
const ofTheService = 'ce document ne décrit aucune formation réelle';

test('the embedded content service is a bundle of its own, which a site on another service does not load', () => {
  const code = [...readByTheStart('build/server/index.js').values()].join('\n');
  expect(code).not.toContain(ofTheService);
});

test('the embedded content service reads no file that waits for it, and no page reads the service', () => {
  const waiting = [...readByTheStart('build/server/index.js').keys()].filter((file) => !/awaited/.test(file));
  const reads = readdirSync('build/server/assets')
    .filter((name) => name.endsWith('.js'))
    .map((name) => readByTheStart(path.join('build/server/assets', name)))
    .filter((read) => [...read.values()].some((code) => code.includes(ofTheService)));
  expect(reads).toHaveLength(1);
  for (const read of reads) expect([...read.keys()].filter((file) => waiting.includes(file))).toEqual([]);
});

test('the places of France are found, though they stand in a file of their own', async ({ page }) => {
  await page.goto('/campus?pres=Villeurbanne');
  await expect(page.getByRole('main')).toContainText('Lyon');
  await expect(page.getByRole('main')).toContainText(/km/);
});
