/** Installs and builds a peer, where that was not done since its packages and its sources changed. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { changedAt, installOwnPackages } from '../../tools/own-packages.mjs';
import { silent } from './contestants.mjs';

/** @import { Peer } from './contestants.mjs' */

/** Made by npm and the frameworks. */
const made = new Set(['node_modules', '.next', '.nuxt', '.output', '.svelte-kit', 'build', 'dist', '.astro']);

/** @param {Peer} peer */
export function prepare({ folder, built, title }) {
  installOwnPackages(folder, { ...silent, NODE_ENV: 'production' });
  if (changedAt(path.join(folder, built)) < newestIn(folder)) build(title, folder);
}

/** @param {string} title @param {string} folder */
function build(title, folder) {
  console.log(`${title}: npm run build`);
  execFileSync('npm', ['run', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...silent, NODE_ENV: 'production' },
  });
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
