/** A digest of files and folders: the same while nothing in them changed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string[]} names files or folders below `root`
 * @param {string} root
 */
export function digestOf(names, root) {
  const hash = createHash('sha256');
  for (const name of names) {
    for (const file of filesIn(path.join(root, name))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** @param {string} name @returns {string[]} */
function filesIn(name) {
  if (!statSync(name).isDirectory()) return [name];
  return readdirSync(name, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesIn(path.join(name, entry.name)));
}
