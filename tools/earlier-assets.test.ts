import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const script = path.resolve('tools/earlier-assets.mjs');

/** A build in the folder, which empties it first. @returns the names of the assets that are there then */
function build(...names: string[]): string[] {
  const assets = path.join(folder, 'build/client/assets');
  const code = `
    import { readEarlierAssets, restoreEarlierAssets } from ${JSON.stringify(script)};
    import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
    const earlier = readEarlierAssets();
    rmSync('build/client/assets', { recursive: true, force: true });
    mkdirSync('build/client/assets', { recursive: true });
    for (const name of ${JSON.stringify(names)}) writeFileSync('build/client/assets/' + name, name);
    restoreEarlierAssets(earlier);`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder });
  return readdirSync(assets).sort();
}

it('a page that was opened two builds ago finds its scripts, one of three builds ago does not', () => {
  expect(build('a.js', 'same.js')).toEqual(['a.js', 'same.js']);
  expect(build('b.js', 'same.js')).toEqual(['a.js', 'b.js', 'same.js']);
  expect(build('c.js', 'same.js')).toEqual(['a.js', 'b.js', 'c.js', 'same.js']);
  expect(build('d.js', 'same.js')).toEqual(['b.js', 'c.js', 'd.js', 'same.js']);
});

it('a build of the same source takes the place of none', () => {
  build('a.js');
  build('b.js');
  build('c.js');
  expect(build('c.js')).toEqual(['a.js', 'b.js', 'c.js']);
});

it('a folder whose files nothing records starts anew', () => {
  mkdirSync(path.join(folder, 'build/client/assets'), { recursive: true });
  writeFileSync(path.join(folder, 'build/client/assets/of-somebody.js'), '');
  expect(build('a.js')).toEqual(['a.js']);
});
