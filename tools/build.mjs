/**
 * Builds everything that runs: the Remix app, `server.ts`, the process that converts pictures and the content
 * service's own server. It also writes the generated part of the Strapi project: a release, which installs Strapi, has
 * nothing that bundles. The demonstration's content is validated here and written as one file, so that a start reads it
 * without validation.
 * `--if-needed` leaves a build alone that is newer than every source.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build as esbuild } from 'esbuild';
import { bundleContentScript } from './bundle-content-script.mjs';
import { builtScript, scriptsOfRelease } from './content-scripts.mjs';
import { readEarlierAssets, restoreEarlierAssets } from './earlier-assets.mjs';
import { precompress } from './precompress.mjs';

const sources = [
  'app',
  'content-model',
  'content-service',
  'public',
  'server.ts',
  'vite.config.ts',
  'tools/vite',
  'tools/bundle-content-script.mjs',
  'tools/content-scripts.mjs',
  'tools/write-strapi.ts',
  'package-lock.json',
];
/** Left out of the sources: it has a build, packages, pictures and a database of its own, which change while it runs. */
const strapiProject = path.join('content-service', 'strapi');
const stamp = 'build/.stamp';

/** A digest of every source's path and content, because a clone resets modification times. */
function digestOfSources() {
  const hash = createHash('sha256');
  /** @param {string} file */
  const add = (file) => {
    if (file === strapiProject || !existsSync(file)) return;
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) add(path.join(file, name));
    } else {
      hash.update(file).update('\0').update(readFileSync(file)).update('\0');
    }
  };
  for (const source of sources) add(source);
  return hash.digest('hex');
}

/** The programs besides the app, by their files. */
const bundles = {
  'build/server.js': 'server.ts',
  'build/content-service.js': 'content-service/embedded/serve.ts',
  'build/image-converter.js': 'app/images/converter/image-converter.ts',
};

/** Ends the process with Remix's own status when it fails. */
async function buildApp() {
  const remix = spawn(process.execPath, ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [status] = await once(remix, 'exit');
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a script about content; ends the process if it fails. @param {'strapi' | 'demonstration'} name */
function runContentScript(name) {
  const { status } = spawnSync(process.execPath, ['tools/content.mjs', name], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} entry @returns the code of the entry, with all that it imports from this repository */
async function bundle(entry) {
  const { outputFiles } = await esbuild({
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
    bundle: true,
    entryPoints: [entry],
    write: false,
  });
  return outputFiles[0].contents;
}

/** @returns whether it was built */
export async function buildAll({ ifNeeded = false } = {}) {
  const digest = digestOfSources();
  if (ifNeeded && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return false;
  const earlierAssets = readEarlierAssets();
  const [bundled] = await Promise.all([
    Promise.all(Object.entries(bundles).map(async ([file, entry]) => ({ file, code: await bundle(entry) }))),
    buildApp(),
  ]);
  // Remix empties the folder when it begins.
  for (const { file, code } of bundled) writeFileSync(file, code);
  // Scripts for operators, in a release that cannot build.
  await Promise.all(scriptsOfRelease.map((name) => bundleContentScript(name, builtScript(name))));
  runContentScript('strapi');
  runContentScript('demonstration');
  // Data that the server reads only when it is needed.
  copyFileSync('app/school/campuses/nearest/communes.txt.br', 'build/communes.txt.br');
  await precompress('build/client');
  restoreEarlierAssets(earlierAssets);
  writeFileSync(stamp, digest);
  return true;
}

if (process.argv[1] && import.meta.url.endsWith(path.basename(process.argv[1]))) {
  await buildAll({ ifNeeded: process.argv.includes('--if-needed') });
}
