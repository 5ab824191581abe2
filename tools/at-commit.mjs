/** The project as it was at a commit, in a folder that is gone afterwards. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The code that converts pictures to every width, and the originals. */
const pictureCode = ['app/images', 'content-service/data/uploads'];
const madePictures = ['images'];

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
  // However the run ends: a key pressed, too.
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

/** Git's answer to a question, null when it has none. @param {string[]} question */
export function git(...question) {
  const { status, stdout } = spawnSync('git', question, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/**
 * The same packages are linked, each by itself: what the two versions make and keep stays apart.
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
  if (git('diff', '--quiet', commit, '--', ...pictureCode, lock) !== null) linkPictures(folder);
}

/** Made by the same code they are the same, and making them again takes minutes. @param {string} folder */
function linkPictures(folder) {
  const kept = path.join(folder, 'node_modules/.cache');
  mkdirSync(kept, { recursive: true });
  for (const name of madePictures) {
    mkdirSync(path.join('node_modules/.cache', name), { recursive: true });
    link(path.join('.cache', name), path.join(folder, 'node_modules'));
  }
}

/** @param {string} name @param {string} packages */
function link(name, packages) {
  symlinkSync(path.resolve('node_modules', name), path.join(packages, name), 'junction');
}

/** @param {string} command @param {string[]} words @param {string} [folder] */
function runChecked(command, words, folder) {
  const { status } = spawnSync(command, words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}: its status was ${status}`);
}
