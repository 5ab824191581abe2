/**
 * The files that every visitor's browser loads when the worker is installed: shared ones, without pictures of pages.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures';

const client = 'build/client';
const files = [...readFileSync(path.join(client, 'sw.js'), 'utf8').matchAll(/"url":"(assets\/[^"]+)"/g)].map(
  ([, file = '']) => path.join(client, file),
);

test('its drawings are those of its styles and scripts, without a map of one campus', () => {
  const names = files.filter((file) => /\.(?:css|js)$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  const drawings = files.filter((file) => file.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(0);
  expect(drawings.filter((file) => !names.join().includes(path.basename(file)))).toEqual([]);
});

test('its transfer size is less than 180 kB', () => {
  const sent = files.map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size);
  expect(sent.length).toBeGreaterThan(30);
  expect(sent.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(180_000);
});
