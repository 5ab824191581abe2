/**
 * The layers of the house (docs/architecture.md, 'The layers'): a file imports only its layer and those below, types
 * included.
 */
import { expect, it } from 'vitest';
import { siteAddresses } from '../../app/addresses/site-addresses';
import { appSheets, appSources, modelSources, serviceSources } from './sources';

/** From the top. A name is a folder or a file of `app/`, without its extension. */
const layers = [
  ['root', 'entry', 'server', 'routes', 'app', 'error-document', 'file-loader'],
  ['screens', 'doctor', 'duties', 'search-sources', 'services'],
  ['layout', 'blocks', 'school'],
  [
    ...['parts', 'site', 'ui', 'styles', 'images', 'reading', 'filters', 'feeds', 'addresses'],
    ...['browser', 'consent', 'offline', 'service-worker', 'search', 'editors', 'instances'],
  ],
  ['content'],
  ['framework', 'base', 'log', 'metrics', 'repeated-lines', 'env', 'env-*'],
  ['../content-service'],
  ['../content-model'],
];

const sources = appSources();
const files = [...sources, ...appSheets(), ...modelSources(), ...serviceSources()];

const patterns = layers
  .flatMap((names, layer) => names.map((name) => ({ name, layer })))
  .map(({ name, layer }) => ({
    layer,
    begins: new RegExp(`^${name.replaceAll('.', '\\.').replace('*', '[\\w-]+')}(?:[./]|$)`),
  }));
/** Of a path below `app/`; -1 for a package. */
const layerOf = (target: string) => patterns.find(({ begins }) => begins.test(target))?.layer ?? -1;
/** The folder of `app/`; for `school` and `screens` the subject and the screen. */
const roomOf = (target: string) =>
  target
    .split('/')
    .slice(0, /^(?:school|screens)\/[\w-]+\//.test(target) ? 2 : 1)
    .join('/')
    .replace(/\..*/, '');
const belowApp = (file: string) => (file.startsWith('app/') ? file.slice('app/'.length) : `../${file}`);
/** Imports of files of the repository: each as the importer and what it imports. */
const imports = files.flatMap(({ file, imports }) =>
  imports
    .filter(({ target }) => layerOf(target) >= 0)
    .map(({ target }) => ({ from: belowApp(file), to: target })),
);
const naming = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('every file has a layer, and imports nothing of a layer above it', () => {
  expect(files.filter(({ file }) => layerOf(belowApp(file)) < 0).map(({ file }) => file)).toEqual([]);
  expect(imports.filter(({ from, to }) => layerOf(to) < layerOf(from))).toEqual([]);
});

it('no circle of imports joins rooms', () => {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of imports)
    if (roomOf(from) !== roomOf(to))
      arrows.set(roomOf(from), (arrows.get(roomOf(from)) ?? new Set()).add(roomOf(to)));
  // Whatever imports only rooms that are taken away is taken away: what stays is in a circle, or above one.
  for (let taken = true; taken; ) {
    const last = [...arrows].filter(([, targets]) => [...targets].every((target) => !arrows.has(target)));
    for (const [room] of last) arrows.delete(room);
    taken = last.length > 0;
  }
  expect(Object.fromEntries(arrows)).toEqual({});
});

it('only the entries import the server', () => {
  const outside = imports.filter(
    ({ from, to }) => to.startsWith('server/') && !/^(?:server|entry\.)/.test(from),
  );
  expect(outside).toEqual([]);
});

it('what one place may do is done there', () => {
  expect(naming(/process\.env/), 'reads the environment').toEqual(['app/env.server.ts']);
  expect(
    naming(/import \{[^}]*\bLink\b[^}]*\} from '@remix-run\/react'|\sstyle=\{/),
    'plain anchors',
  ).toEqual([]);
  const insides =
    /staticHandlerContext|serverHandoffString|routeModules|__remix|UNSAFE_|['"?&]_data\b|[xX]-[rR]emix-/;
  expect(naming(insides).filter((file) => !/^app\/(?:framework\/|entry\.)|testing\.ts$/.test(file))).toEqual(
    [],
  );
  const clock = naming(/\bDate\.now\(\)|new Date\(\)/);
  expect(
    clock.filter((file) => !/browser\/|services\.server|service-worker\/|saved-programmes/.test(file)),
  ).toEqual([]);
  const wire = naming(/__component|menu_sections|campus_infos|\bpopulate\b/);
  expect(
    wire.filter(
      (file) => !/\.server\.tsx?$|content\/|example\.ts|testing|school\/.*-criteria\.ts$/.test(file),
    ),
  ).toEqual([]);
});

it('an address of the site comes from the list of addresses', () => {
  const first = new Set(siteAddresses.flatMap(({ path }) => /^[a-z][^/]*/.exec(path)?.[0] ?? []));
  const written = new RegExp(
    `(?:href|action|path|base)(?::|=)[ {]*['"\`]/(?:${[...first].join('|')})[/?#'"\`]`,
  );
  const rooms =
    /^app\/(?:screens|school|layout|blocks|routes|search|consent)\/(?!list\/|.*(?:example|testing)\.tsx?$)/;
  expect(naming(written).filter((file) => rooms.test(file))).toEqual([]);
});
