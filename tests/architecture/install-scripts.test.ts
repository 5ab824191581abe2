/** Packages with an install script are listed, with their permission: npm 12 asks. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Lock {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

/** Folders with a lockfile. */
const folders = ['.', 'content-service/strapi'];

const read = (folder: string, file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

it.each(folders)('every package of %s that has a script for its installation may run it or not', (folder) => {
  const { packages } = read(folder, 'package-lock.json') as Lock;
  const wanting = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));
  const { allowScripts = {} } = read(folder, 'package.json') as { allowScripts?: Record<string, boolean> };
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(wanting)].sort());
});
