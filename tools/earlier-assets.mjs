/**
 * Keeps the assets of the last two builds available: pages opened before a deployment still request them
 * (docs/architecture.md, 'Kept in the browser').
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Builds before the present one. */
const generations = 2;
const folder = 'build/client/assets';
/** Names of each build's assets, the latest first; two builds of the same source are one. */
const record = 'build/.assets.json';

/** @typedef {{ builds: string[][], files: Map<string, Buffer> }} Earlier names by build, and the files themselves */

/** Before a build, which empties its folder. @returns {Earlier} */
export function takeEarlierAssets() {
  if (!existsSync(folder) || !existsSync(record)) return { builds: [], files: new Map() };
  const files = new Map(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name))]));
  return { builds: JSON.parse(readFileSync(record, 'utf8')), files };
}

/** After it, when its own assets are compressed. @param {Earlier} earlier */
export function bringBackEarlierAssets({ builds, files }) {
  const present = readdirSync(folder);
  const earlier = builds.filter((names) => !sameNames(names, present)).slice(0, generations);
  for (const name of new Set(earlier.flat())) {
    const file = path.join(folder, name);
    const bytes = files.get(name);
    if (!existsSync(file) && bytes) writeFileSync(file, bytes);
  }
  writeFileSync(record, JSON.stringify([present, ...earlier]));
}

/** @param {string[]} some @param {string[]} others */
function sameNames(some, others) {
  return some.length === others.length && some.every((name) => others.includes(name));
}
