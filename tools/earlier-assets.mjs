/**
 * Keeps the assets of the last two builds available: pages opened before a deployment still request them
 * (docs/architecture.md, 'Kept in the browser').
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Builds before the present one whose assets stay. */
const keptBuilds = 2;
const folder = 'build/client/assets';
/** Names of each build's assets, the latest first; two builds of the same source are one. */
const record = 'build/.assets.json';

/** @typedef {{ builds: string[][], files: Map<string, Buffer> }} Assets names of each build's files, and the files */

/** Called before a build, which empties its folder. @returns {Assets} */
export function readEarlierAssets() {
  if (!existsSync(folder) || !existsSync(record)) return { builds: [], files: new Map() };
  const files = new Map(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name))]));
  return { builds: JSON.parse(readFileSync(record, 'utf8')), files };
}

/** Called after the build, when its own assets are compressed. @param {Assets} earlier */
export function restoreEarlierAssets({ builds, files }) {
  const present = readdirSync(folder);
  const earlier = builds.filter((names) => !haveSameNames(names, present)).slice(0, keptBuilds);
  for (const name of new Set(earlier.flat())) {
    const file = path.join(folder, name);
    const bytes = files.get(name);
    if (!existsSync(file) && bytes) writeFileSync(file, bytes);
  }
  writeFileSync(record, JSON.stringify([present, ...earlier]));
}

/** @param {string[]} names @param {string[]} others */
function haveSameNames(names, others) {
  return names.length === others.length && names.every((name) => others.includes(name));
}
