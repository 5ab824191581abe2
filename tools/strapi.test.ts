/** `npm run strapi` in production: it stops before anything is installed, written or asked. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

it.each([
  ['without the files of a school', [], 'CONTENT_DIRECTORY'],
  ['with a word it does not know', ['--replace'], '--replace-school'],
])('%s', (_, words, said) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'empty-'));
  const { status, stderr } = spawnSync(process.execPath, [path.resolve('tools/strapi.mjs'), ...words], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', CONTENT_DIRECTORY: '' },
    encoding: 'utf8',
  });
  expect(status).toBeGreaterThan(0);
  expect(stderr).toContain(said);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
