/** `npm run strapi` in production: it stops before it installs, writes or requests anything. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

it.each([
  ['without the files of a school', [], 'CONTENT_DIRECTORY'],
  ['with a word it does not know', ['--replace-school'], '--replace-code'],
])('%s', (_, words, said) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'empty-'));
  const { status, stderr } = spawnSync(process.execPath, [path.resolve('tools/strapi.mjs'), ...words], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', CONTENT_DIRECTORY: '', PORT: '0' },
    encoding: 'utf8',
  });
  expect(status).toBeGreaterThan(0);
  expect(stderr).toContain(said);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('says that its port is in use before it prints or writes anything', async () => {
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const folder = mkdtempSync(path.join(tmpdir(), 'taken-'));
  const { port } = other.address() as AddressInfo;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve('tools/strapi.mjs'), '--empty', '--name=École du Littoral'],
    { cwd: folder, env: { ...process.env, HOST: '127.0.0.1', PORT: String(port) }, encoding: 'utf8' },
  );
  other.close();
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`Port ${port} is in use`);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('needs the name of an empty school', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nameless-'));
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.resolve('tools/strapi.mjs'), '--empty', '--prepare'],
    { cwd: folder, env: process.env, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([2, expect.stringContaining('--name=')]);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('says why Strapi cannot be installed, also if npm was told to be silent', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unreached-'));
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'strapi', '--', '--prepare'], {
    env: {
      ...process.env,
      STRAPI_DIRECTORY: path.join(folder, 'strapi'),
      npm_config_cache: path.join(folder, 'npm'),
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_fetch_retries: '0',
    },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
  rmSync(folder, { recursive: true });
});

it('writes nothing over code that it has not written', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'somebody-'));
  const file = path.join(folder, 'src/index.ts');
  mkdirSync(path.dirname(file));
  writeFileSync(file, 'of somebody');
  const { status, stderr } = spawnSync(process.execPath, ['tools/strapi.mjs', '--prepare'], {
    env: { ...process.env, NODE_ENV: 'production', STRAPI_DIRECTORY: folder },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('--replace-code')]);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['src', 'src/index.ts']);
  expect(readFileSync(file, 'utf8')).toBe('of somebody');
  rmSync(folder, { recursive: true });
});
