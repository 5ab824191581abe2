/** Media queries use only the widths of `app/styles/breakpoints.css`: the specification's (§9) and the design's own. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { appSources } from './sources';

const list = 'app/styles/breakpoints.css';
const widths = new Map(
  [
    ...readFileSync(list, 'utf8').matchAll(/@custom-media (--[\w-]+) \(width (?:>=|<=|<) ([\d.]+)rem\);/g),
  ].map(([, name = '', rem]) => [name, Number(rem)]),
);
const sheets = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file: `app/${file}`, text: readFileSync(`app/${file}`, 'utf8') }));
const queries = sheets.flatMap(({ file, text }) =>
  [...text.matchAll(/@media ([^{;]*)\{/g)].map(([, query = '']) => ({ file, query })),
);

it.each([
  ['xs', 320],
  ['sm', 640],
  ['md', 768],
  ['lg', 1024],
  ['xl', 1280],
  ['xxl', 1536],
  ['nav', 900],
  ['full', 1301],
])('the breakpoint %s is at %i px', (name, width) =>
  expect(16 * (widths.get(`--from-${name}`) ?? 0)).toBe(width),
);

it('has one width for one name', () => {
  const below = [...widths].filter(([name]) => name.startsWith('--below-'));
  const torn = below.filter(([name, rem]) => {
    const from = widths.get(name.replace('below', 'from'));
    return from !== undefined && from !== rem;
  });
  expect(below.length).toBeGreaterThan(3);
  expect(torn).toEqual([]);
});

it('asks for widths by name only', () => {
  expect(queries.length).toBeGreaterThan(100);
  expect(queries.filter(({ query }) => /\d|width|height/.test(query))).toEqual([]);
});

it('lists no width without a change, except two that the specification names', () => {
  const named = new Set(queries.flatMap(({ query }) => query.match(/--[\w-]+/g) ?? []));
  expect([...widths.keys()].filter((name) => !named.has(name))).toEqual(['--from-xs', '--from-xxl']);
});

it('has scripts and pictures ask for widths of the list', () => {
  const asked = appSources().flatMap(({ file, text }) =>
    [...text.matchAll(/\((?:min|max)-width: ([\d.]+)rem\)/g)].map(([, rem]) => ({ file, rem: Number(rem) })),
  );
  const known = new Set(widths.values());
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter(({ rem }) => !known.has(rem))).toEqual([]);
});
