/** Installs and builds a peer, where that was not done since its lockfile and its sources changed. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { silent } from './contestants.mjs';

/** @import { Peer } from './contestants.mjs' */

/** Made by npm and the frameworks. */
const made = new Set(['node_modules', '.next', '.nuxt', '.output', '.svelte-kit', 'build', 'dist', '.astro']);

/** @param {Peer} peer */
export function prepare({ folder, built, title }) {
  const lockfile = path.join(folder, 'package-lock.json');
  const installed = changedAt(path.join(folder, 'node_modules/.package-lock.json'));
  if (installed < changedAt(lockfile)) run(title, folder, ['ci', '--no-audit', '--no-fund']);
  if (changedAt(path.join(folder, built)) < newestIn(folder)) run(title, folder, ['run', 'build']);
}

/** @param {string} title @param {string} folder @param {string[]} parameters of npm */
function run(title, folder, parameters) {
  console.log(`${title}: npm ${parameters.join(' ')}`);
  execFileSync('npm', parameters, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...silent, NODE_ENV: 'production' },
  });
}

/** @param {string} file @returns milliseconds; 0 where there is none */
function changedAt(file) {
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}

/** When the newest source of a folder changed. @param {string} folder @returns {number} milliseconds */
function newestIn(folder) {
  const times = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !made.has(name))
    .map((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? newestIn(file) : changedAt(file);
    });
  return Math.max(0, ...times);
}
