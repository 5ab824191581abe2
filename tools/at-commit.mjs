/** Checks the project out as it was at a commit, into a folder that is removed afterwards. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The code that converts pictures, and the originals. */
const pictureSources = ['app/images', 'content-service/data/uploads'];
/** Folder of the converted pictures. */
const pictureCache = path.join('.cache', 'images');

/**
 * @param {string} commit
 * @param {(folder: string) => Promise<void>} work
 */
export async function atCommit(commit, work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'school-at-'));
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  // Also if the run is interrupted by a key.
  process.once('exit', remove);
  process.once('SIGINT', () => process.exit(130));
  try {
    runChecked('git', ['worktree', 'add', '--quiet', '--detach', folder, commit]);
    install(commit, folder);
    await work(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/** Git's output for some arguments; null if it fails. @param {string[]} parameters */
export function git(...parameters) {
  const { status, stdout } = spawnSync('git', parameters, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/**
 * Installs the packages; if they are the same, links each of them, so that the caches of the two versions stay apart.
 *
 * @param {string} commit @param {string} folder
 */
function install(commit, folder) {
  const lock = 'package-lock.json';
  if (!readFileSync(lock).equals(readFileSync(path.join(folder, lock)))) {
    runChecked('npm', ['ci', '--no-audit', '--no-fund'], folder);
  } else {
    const packages = path.join(folder, 'node_modules');
    mkdirSync(packages);
    for (const name of readdirSync('node_modules').filter((name) => name !== '.cache')) link(name, packages);
  }
  if (git('diff', '--quiet', commit, '--', ...pictureSources, lock) !== null) linkPictures(folder);
}

/** Pictures converted by the same code are the same, and to convert them again takes minutes. @param {string} folder */
function linkPictures(folder) {
  const packages = path.join(folder, 'node_modules');
  mkdirSync(path.join(packages, '.cache'), { recursive: true });
  mkdirSync(path.join('node_modules', pictureCache), { recursive: true });
  link(pictureCache, packages);
}

/** Links a folder of this version's `node_modules`. @param {string} name @param {string} packages */
function link(name, packages) {
  symlinkSync(path.resolve('node_modules', name), path.join(packages, name), 'junction');
}

/** @param {string} command @param {string[]} parameters @param {string} [folder] */
function runChecked(command, parameters, folder) {
  const { status } = spawnSync(command, parameters, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')}: its status was ${status}`);
}
