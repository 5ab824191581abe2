/** Each promise of docs/specification-coverage.md is held by a test that is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rows = readFileSync('docs/specification-coverage.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!Row|-)/.test(line));
const files = ['app', 'content-model', 'content-service', 'tests', 'tools', 'bench'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules'))
    .map((file) => `/${folder}/${file}`),
);
/** A path, or the name of a file; `*` stands for any name. */
const isThere = (name: string) => {
  const ends = new RegExp(`/${name.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}/?$`);
  return files.some((file) => ends.test(file));
};

it('every row names a test that there is', () => {
  expect(rows.length).toBeGreaterThan(80);
  const tests = rows.map((row) =>
    [...row.matchAll(/`([\w./*-]+\.(?:test|spec)\.tsx?|[\w./-]+\.mjs|npm run bench \w+)`/g)].map(
      ([, name = '']) => name.replace(/^npm run bench (\w+)$/, 'bench/$1.mjs'),
    ),
  );
  expect(rows.filter((_, index) => tests[index]?.length === 0)).toEqual([]);
  expect([...new Set(tests.flat())].filter((name) => !isThere(name))).toEqual([]);
});
