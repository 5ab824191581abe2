/**
 * Builds everything that runs: the Remix app, `server.ts`, the process that converts pictures and the content
 * service's own server.
 * `--if-needed` leaves a build alone that is newer than every source.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build as esbuild } from 'esbuild';
import { bringBackEarlierAssets, takeEarlierAssets } from './earlier-assets.mjs';
import { precompress } from './precompress.mjs';

const sources = [
  'app',
  'content-service',
  'public',
  'server.ts',
  'vite.config.ts',
  'tools/vite',
  'package-lock.json',
];
/** Has a build, packages, pictures and a database of its own, which change while it runs. */
const apart = path.join('content-service', 'strapi');
const stamp = 'build/.stamp';

/** A digest of every source's path and content, because a clone resets modification times. */
function digest() {
  const hash = createHash('sha256');
  /** @param {string} file */
  const add = (file) => {
    if (file === apart || !existsSync(file)) return;
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) add(path.join(file, name));
    } else {
      hash.update(file).update('\0').update(readFileSync(file)).update('\0');
    }
  };
  for (const source of sources) add(source);
  return hash.digest('hex');
}

export async function buildAll({ ifNeeded = false } = {}) {
  const wanted = digest();
  if (ifNeeded && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  const earlier = takeEarlierAssets();
  const remix = spawnSync(process.execPath, ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (remix.status !== 0) process.exit(remix.status ?? 1);
  /** @type {import('esbuild').BuildOptions} */
  const shared = {
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  };
  await esbuild({ ...shared, bundle: true, entryPoints: ['server.ts'], outfile: 'build/server.js' });
  await esbuild({
    ...shared,
    bundle: true,
    entryPoints: ['content-service/embedded/serve.ts'],
    outfile: 'build/content-service.js',
  });
  await esbuild({
    ...shared,
    bundle: true,
    entryPoints: ['app/images/converter/image-converter.ts'],
    outfile: 'build/image-converter.js',
  });
  // Data that the server reads when it is wanted, and that no code should carry.
  copyFileSync('app/school/campuses/nearest/communes.txt.br', 'build/communes.txt.br');
  await precompress('build/client');
  bringBackEarlierAssets(earlier);
  writeFileSync(stamp, wanted);
  return true;
}

if (process.argv[1] && import.meta.url.endsWith(path.basename(process.argv[1]))) {
  await buildAll({ ifNeeded: process.argv.includes('--if-needed') });
}
