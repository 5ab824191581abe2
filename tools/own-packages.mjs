/** Installs packages for one tool only, so that `npm ci` of the site need not install them. */
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs the packages that a folder's `package.json` names, unless that was done since it changed. They are no part of
 * the site, so there is no lockfile; `package.json` has exact versions.
 *
 * @param {string} folder @param {Record<string, string>} [env] beside the process's own
 */
export function installOwnPackages(folder, env = {}) {
  const installed = changedAt(path.join(folder, 'node_modules/.package-lock.json'));
  if (installed >= changedAt(path.join(folder, 'package.json'))) return;
  console.log(`${folder}: npm install`);
  execFileSync('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
    // On Windows npm is a shell script.
    shell: process.platform === 'win32',
  });
}

/** @param {string} file @returns milliseconds; 0 without one */
export function changedAt(file) {
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}
